// SPDX-License-Identifier: MIT

/// A rectangle in units of ``FixedPoint``.
struct FixedRect: Sendable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  /// Holds nothing; growing it by an edge gives that edge's extent.
  static let empty = FixedRect(left: .max, top: .max, right: .min, bottom: .min)

  init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: PixelRect) {
    left = FixedPoint.from(pixels: rect.left)
    top = FixedPoint.from(pixels: rect.top)
    right = FixedPoint.from(pixels: rect.right)
    bottom = FixedPoint.from(pixels: rect.bottom)
  }

  @inline(__always)
  mutating func grow(by edge: Edge) {
    left = min(left, edge.minX)
    right = max(right, edge.maxX)
    top = min(top, edge.y0)
    bottom = max(bottom, edge.y1)
  }

  func intersection(_ other: FixedRect) -> FixedRect {
    FixedRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle of whole pixels around it, at least one column wide; none if it is
  /// empty.
  var pixels: PixelRect {
    guard left <= right, top < bottom else { return .empty }
    let bits = FixedPoint.fractionBits
    let roundUp = FixedPoint.one - 1
    let firstColumn = Int(left >> bits)
    return PixelRect(
      left: firstColumn, top: Int(top >> bits),
      right: max(Int((right + roundUp) >> bits), firstColumn + 1),
      bottom: Int((bottom + roundUp) >> bits))
  }
}
