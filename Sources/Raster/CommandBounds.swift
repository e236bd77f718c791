// SPDX-License-Identifier: MIT

import Graphics

/// Where a drawing command can leave a mark, found without flattening anything.
enum CommandBounds {
  /// The pixels of `canvas` that filling `path` can touch.
  static func ofFill(
    _ path: Path, transform: AffineTransform, canvas: PixelRect
  ) -> PixelRect {
    pixels(of: path, transform: transform, margin: 0, canvas: canvas)
  }

  /// The pixels of `canvas` that stroking `path` can touch.
  static func ofStroke(
    _ path: Path, style: StrokeStyle, transform: AffineTransform, canvas: PixelRect
  ) -> PixelRect {
    pixels(
      of: path, transform: transform, margin: reach(of: style, transform: transform),
      canvas: canvas)
  }

  /// The pixels of `canvas` that `command` can touch if it is a shape; all of them if not all of its
  /// numbers are finite, so that nothing is known of what it touches.
  static func of(_ command: DisplayList.Command, canvas: PixelRect) -> PixelRect {
    let extent: Extent
    let margin: Double
    switch command {
    case .fill(let path, _, _, let transform):
      extent = Self.extent(of: path, transform: transform)
      margin = 0
    case .stroke(let path, let style, _, let transform):
      extent = Self.extent(of: path, transform: transform)
      margin = reach(of: style, transform: transform)
    case .beginGroup, .endGroup: return .empty
    }
    guard extent.isFinite, margin.isFinite else { return canvas }
    return extent.pixels(margin: margin, canvas: canvas)
  }

  /// How far a stroke reaches from its path, pixels.
  private static func reach(of style: StrokeStyle, transform: AffineTransform) -> Double {
    var reach = style.cap == .square ? 2.0.squareRoot() : 1
    if case .miter(let limit) = style.join { reach = max(reach, limit) }
    return style.width / 2 * reach * transform.maximumStretch
  }

  private static func pixels(
    of path: Path, transform: AffineTransform, margin: Double, canvas: PixelRect
  ) -> PixelRect {
    extent(of: path, transform: transform).pixels(margin: margin, canvas: canvas)
  }

  private static func extent(of path: Path, transform: AffineTransform) -> Extent {
    var extent = Extent()
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): extent.add(transform.apply(point))
      case .quad(let control, let end):
        extent.add(transform.apply(control))
        extent.add(transform.apply(end))
      case .cubic(let control1, let control2, let end):
        extent.add(transform.apply(control1))
        extent.add(transform.apply(control2))
        extent.add(transform.apply(end))
      case .close: break
      }
    }
    return extent
  }

  /// The range of some points; NaN is left out.
  private struct Extent {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity
    /// Whether all points are.
    private(set) var isFinite = true

    @inline(__always)
    mutating func add(_ point: Point) {
      if !point.x.isFinite || !point.y.isFinite { isFinite = false }
      if point.x < minX { minX = point.x }
      if point.x > maxX { maxX = point.x }
      if point.y < minY { minY = point.y }
      if point.y > maxY { maxY = point.y }
    }

    /// One pixel is added on each side, since flattening moves vertices outwards by a little.
    func pixels(margin: Double, canvas: PixelRect) -> PixelRect {
      guard minX <= maxX, minY <= maxY else { return .empty }
      let margin = margin + 1
      return PixelRect(
        minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin,
        canvas: canvas)
    }
  }
}
