// SPDX-License-Identifier: MIT

/// Looks at the bits of a vector as those of lanes of another width, in the order of memory.
///
/// Taking lanes apart and putting them together in other types means the same, but the compiler then
/// often moves lane by lane; this is one register whatever it is called.
enum VectorBits {
  /// The vector of type `Result`, of the same size, whose bits are those of `vector`.
  @inline(__always)
  static func same<Source: SIMD & BitwiseCopyable, Result: SIMD & BitwiseCopyable>(
    as vector: Source
  ) -> Result where Result.Scalar: FixedWidthInteger, Source.Scalar: FixedWidthInteger {
    var result = InlineArray<1, Result>(repeating: .zero)
    var elements = result.mutableSpan
    var bytes = MutableRawSpan(_elements: &elements)
    bytes.storeBytes(of: vector, as: Source.self)
    return result[0]
  }
}
