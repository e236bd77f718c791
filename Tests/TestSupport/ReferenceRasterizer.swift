// SPDX-License-Identifier: MIT

package import Graphics

/// Computes coverage the slow and obvious way: 1,024 scanlines a row, exact crossings on each.
///
/// It shares nothing with the rasteriser but the definition of a fill rule.
package struct ReferenceRasterizer {
  package struct Pixel: Sendable {
    /// Covered share of the pixel, 0...1.
    package fileprivate(set) var coverage = 0.0
    /// Range of the winding numbers in the pixel.
    package fileprivate(set) var lowestWinding = Int.max
    package fileprivate(set) var highestWinding = Int.min
  }

  private static let scanlineCount = 1024
  private let width: Int
  private let height: Int
  private let rule: FillRule
  private var pixels: [Pixel]

  /// The pixels, row by row, of the inside of `contours`, each of which is closed.
  package static func pixels(
    of contours: [[Point]], rule: FillRule, width: Int, height: Int
  ) -> [Pixel] {
    var rasterizer = ReferenceRasterizer(width: width, height: height, rule: rule)
    for line in 0..<(height * scanlineCount) { rasterizer.addScanline(line, of: contours) }
    return rasterizer.pixels
  }

  /// Whether the area that a shape covers in `pixel` follows from the mean of its winding number.
  ///
  /// It does not where the path overlaps itself within the pixel.
  package static func isSimple(_ pixel: Pixel, rule: FillRule) -> Bool {
    let range = pixel.lowestWinding...pixel.highestWinding
    switch rule {
    case .evenOdd: return range.count <= 2
    case .nonZero:
      return range.lowerBound > 0 || range.upperBound < 0
        || [0...1, -1...0, 0...0].contains(range)
    }
  }

  private init(width: Int, height: Int, rule: FillRule) {
    self.width = width
    self.height = height
    self.rule = rule
    pixels = [Pixel](repeating: Pixel(), count: width * height)
  }

  private mutating func addScanline(_ line: Int, of contours: [[Point]]) {
    let y = (Double(line) + 0.5) / Double(Self.scanlineCount)
    var crossings: [(x: Double, winding: Int)] = []
    for contour in contours {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1))
      where (a.y <= y) != (b.y <= y) {
        let x = a.x + (y - a.y) * ((b.x - a.x) / (b.y - a.y))
        crossings.append((x, a.y < b.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var start = 0.0
    for crossing in crossings + [(x: Double(width), winding: 0)] {
      addInterval(from: start, to: crossing.x, row: line / Self.scanlineCount, winding: winding)
      start = max(start, crossing.x)
      winding += crossing.winding
    }
  }

  private mutating func addInterval(from start: Double, to end: Double, row: Int, winding: Int) {
    let end = min(end, Double(width))
    guard start < end else { return }
    let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
    for column in Int(start)...min(Int(end), width - 1) {
      let length = min(end, Double(column + 1)) - max(start, Double(column))
      guard length > 0 else { continue }
      let index = row * width + column
      if isInside { pixels[index].coverage += length / Double(Self.scanlineCount) }
      pixels[index].lowestWinding = min(pixels[index].lowestWinding, winding)
      pixels[index].highestWinding = max(pixels[index].highestWinding, winding)
    }
  }
}
