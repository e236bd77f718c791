// SPDX-License-Identifier: MIT

/// Random numbers that are looked up, not drawn in turn: a pure function of seed, stream and index.
///
/// Whoever needs the 1000th number need not make the 999 before it, and a number never depends on
/// how many others were asked for; so any frame of an animation can be made alone.
///
/// `bits(at: i)` is output i of the SplitMix64 generator whose state is output `stream` of the one
/// whose state is the first output of the one that starts at `seed`. Streams are thus as
/// unrelated as random starting points in a cycle of 2⁶⁴ numbers.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014,
/// with the multipliers of Stafford's variant 13.
package struct CounterRandom: Sendable, Hashable {
  /// The odd integer nearest to 2⁶⁴ divided by the golden ratio.
  private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  private let state: UInt64

  package init(seed: UInt64, stream: UInt64) {
    state = Self.output(stream, ofState: Self.output(0, ofState: seed))
  }

  /// 64 independent fair bits.
  package func bits(at index: UInt64) -> UInt64 { Self.output(index, ofState: state) }

  /// A number uniform in 0..<1: a multiple of 2⁻⁵³, each of them equally likely.
  package func unit(at index: UInt64) -> Double {
    Double(bits(at: index) >> 11) * 0x1p-53
  }

  /// A number uniform in `mean - range/2` to `mean + range/2`, as Core Animation reads its ranges.
  package func number(at index: UInt64, around mean: Double, range: Double) -> Double {
    mean + range * (unit(at: index) - 0.5)
  }

  /// A whole number in 0..<`bound`, all equally likely; `bound` must be positive.
  ///
  /// The high half of bits × bound, with the few bits thrown out that would favour some results:
  /// Lemire, "Fast Random Integer Generation in an Interval", 2019. Thrown-out bits are replaced by
  /// further outputs of a generator that starts at them.
  package func integer(at index: UInt64, below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "there is no whole number from 0 up to but not including 0")
    let first = bits(at: index)
    let excess = (0 &- bound) % bound
    var product = first.multipliedFullWidth(by: bound)
    var attempt: UInt64 = 0
    while product.low < excess {
      product = Self.output(attempt, ofState: first).multipliedFullWidth(by: bound)
      attempt &+= 1
    }
    return product.high
  }

  /// The output number `index`, from 0, of SplitMix64 started at `state`.
  private static func output(_ index: UInt64, ofState state: UInt64) -> UInt64 {
    var bits = state &+ (index &+ 1) &* increment
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
