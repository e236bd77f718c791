// SPDX-License-Identifier: MIT

/// Access to four neighbours at once, which compiles to one load or store.
///
/// The check comes first, for all four: single checks would keep the loads apart. Its subtraction is
/// a checked one, which tells the compiler that it follows from it that each of the four exists.
extension MutableSpan where Element: SIMDScalar & BitwiseCopyable {
  @inline(__always)
  mutating func setQuad(_ quad: SIMD4<Element>, at index: Int) {
    precondition(index >= 0 && index < count - 3, "four elements need to be in the span")
    self[index] = quad[0]
    self[index &+ 1] = quad[1]
    self[index &+ 2] = quad[2]
    self[index &+ 3] = quad[3]
  }

  /// Sets `count` elements from `start` to `value`.
  @inline(__always)
  mutating func fill(_ count: Int, from start: Int, with value: Element) {
    for index in start..<(start &+ count) { self[index] = value }
  }
}

// Only where the type of the elements is known are the halves of a vector put together as they are.

extension MutableSpan where Element == UInt32 {
  /// Sets all elements to `value`.
  mutating func setAll(to value: UInt32) {
    // Equal bytes, known beforehand, are written by the system's own routine.
    switch value {
    case 0: update(repeating: 0)
    case .max: update(repeating: .max)
    default: update(repeating: value)
    }
  }

  /// The four elements from `index`.
  @inline(__always)
  func quad(at index: Int) -> SIMD4<UInt32> {
    precondition(index >= 0 && index < count - 3, "four elements need to be in the span")
    return SIMD4(
      lowHalf: SIMD2(self[index], self[index &+ 1]),
      highHalf: SIMD2(self[index &+ 2], self[index &+ 3]))
  }
}

extension MutableSpan where Element == Int32 {
  /// The four elements from `index`.
  @inline(__always)
  func quad(at index: Int) -> SIMD4<Int32> {
    precondition(index >= 0 && index < count - 3, "four elements need to be in the span")
    return SIMD4(
      lowHalf: SIMD2(self[index], self[index &+ 1]),
      highHalf: SIMD2(self[index &+ 2], self[index &+ 3]))
  }
}

extension Span where Element: SIMDScalar & BitwiseCopyable {
  /// The four elements from `index`.
  @inline(__always)
  func quad(at index: Int) -> SIMD4<Element> {
    precondition(index >= 0 && index < count - 3, "four elements need to be in the span")
    return SIMD4(self[index], self[index &+ 1], self[index &+ 2], self[index &+ 3])
  }
}
