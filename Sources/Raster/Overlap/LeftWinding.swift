// SPDX-License-Identifier: MIT

/// Adds up the winding that edges left of a place in a row of pixels give it.
struct LeftWinding {
  private var atTop: Int32
  /// The mean over the row, in units of ``FixedPoint``.
  private var sum: Int32

  /// - Parameter winding: What is known already and the same all along the row.
  @inline(__always)
  init(_ winding: Int32) {
    atTop = winding
    sum = winding &<< FixedPoint.fractionBits
  }

  /// Adds an edge that begins and ends at two heights of the row, in ``FixedPoint``.
  @inline(__always)
  mutating func add(top: Int32, bottom: Int32, winding: Int32) {
    if top == 0 { atTop &+= winding }
    sum &+= (bottom &- top) &* winding
  }

  @inline(__always)
  mutating func add(_ segment: RowSegment) {
    let unit = Double(FixedPoint.one)
    add(
      top: FixedPoint.rounded(segment.top * unit),
      bottom: FixedPoint.rounded(segment.bottom * unit),
      winding: segment.winding)
  }

  /// The winding, if it is the same all along the row.
  @inline(__always)
  var steady: Int32? { sum == atTop &<< FixedPoint.fractionBits ? atTop : nil }
}
