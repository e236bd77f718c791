// SPDX-License-Identifier: MIT

/// How far along a segment its Bézier parameter is, for motion at constant speed.
///
/// In each of equal pieces of the parameter the speed is taken as the parabola through its values at
/// the ends and the middle, so lengths are Simpson's. Core Animation's own table is coarser.
struct ArcLengthTable: Sendable {
  private static let pieceCount = 32
  /// Enough for the last bits: the error starts small and is squared in each.
  private static let newtonSteps = 4

  private let segment: PathSegment
  /// Length from the start of the segment to the end of each piece, points.
  private let lengths: [Double]

  init(_ segment: PathSegment) {
    self.segment = segment
    var sum = 0.0
    lengths = (0..<Self.pieceCount).map { piece in
      sum += Piece(segment, piece, of: Self.pieceCount).length(to: 1)
      return sum
    }
  }

  /// Points.
  var length: Double { lengths.last ?? 0 }

  /// The parameter at a share, 0...1, of the length.
  func parameter(at share: Double) -> Double {
    let target = share * length
    guard share < 1, let index = lengths.firstIndex(where: { $0 > target }) else { return 1 }
    let piece = Piece(segment, index, of: Self.pieceCount)
    let before = index == 0 ? 0 : lengths[index - 1]
    var part = (target - before) / (lengths[index] - before)
    for _ in 0..<Self.newtonSteps {
      let next = part - (piece.length(to: part) - (target - before)) / piece.speed(at: part)
      guard next.isFinite else { break }
      part = min(max(next, 0), 1)
    }
    return (Double(index) + part) / Double(Self.pieceCount)
  }

  /// A piece of the segment, with a parameter of its own from 0 to 1.
  private struct Piece {
    /// Coefficients of the speed as a parabola.
    private let constant: Double
    private let linear: Double
    private let square: Double

    init(_ segment: PathSegment, _ index: Int, of count: Int) {
      let width = 1 / Double(count)
      let start = segment.speed(at: Double(index) * width) * width
      let middle = segment.speed(at: (Double(index) + 0.5) * width) * width
      let end = segment.speed(at: Double(index + 1) * width) * width
      constant = start
      linear = 4 * middle - 3 * start - end
      square = 2 * (start + end) - 4 * middle
    }

    func speed(at part: Double) -> Double { (square * part + linear) * part + constant }

    func length(to part: Double) -> Double {
      ((square / 3 * part + linear / 2) * part + constant) * part
    }
  }
}
