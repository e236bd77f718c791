// SPDX-License-Identifier: MIT

import LayerTree
import Testing

@Suite struct CounterRandomTests {
  /// The published generator, with a state that advances: an oracle for the counter-based one.
  private struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    static func outputs(_ count: Int, from state: UInt64) -> [UInt64] {
      var generator = SplitMix64(state: state)
      return (0..<count).map { _ in generator.next() }
    }
  }

  @Test func nestsThePublishedGenerator() {
    #expect(
      SplitMix64.outputs(5, from: 1_234_567) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    let streams = SplitMix64.outputs(4, from: SplitMix64.outputs(1, from: 99)[0])
    for (stream, state) in streams.enumerated() {
      let random = CounterRandom(seed: 99, stream: UInt64(stream))
      #expect((0..<20).map { random.bits(at: $0) } == SplitMix64.outputs(20, from: state))
    }
  }

  @Test(
    "Values are these on every machine",
    arguments: [
      (0, 0, 0, 0x2382_75bc_38fc_be91, 0.13870941014555427),
      (0, 0, 1, 0xf89a_2566_b582_2c54, 0.9711020828012883),
      (0, 1, 0, 0x2f10_1fe2_1496_ea20, 0.18383979100743952),
      (1, 0, 0, 0xb18a_02f4_6d8d_86c3, 0.6935121390102292),
      (42, 7, 1_000_000, 0x901c_12e1_a8da_8a47, 0.5629283715178223),
      (.max, .max, .max, 0x179f_01f0_d2fb_a97a, 0.0922700131368247),
    ] as [(UInt64, UInt64, UInt64, UInt64, Double)])
  func golden(seed: UInt64, stream: UInt64, index: UInt64, bits: UInt64, unit: Double) {
    let random = CounterRandom(seed: seed, stream: stream)
    #expect(random.bits(at: index) == bits)
    #expect(random.unit(at: index) == unit)
    #expect(random.number(at: index, around: 3, range: 2) == 3 + 2 * (unit - 0.5))
  }

  /// Ways to walk through the numbers: each must look random.
  enum Walk: CaseIterable {
    case indices, everySixteenthIndex, streams, seeds

    func random(_ step: UInt64) -> (CounterRandom, UInt64) {
      switch self {
      case .indices: (CounterRandom(seed: 1, stream: 2), step)
      case .everySixteenthIndex: (CounterRandom(seed: 1, stream: 2), 16 * step)
      case .streams: (CounterRandom(seed: 1, stream: step), 0)
      case .seeds: (CounterRandom(seed: step, stream: 0), 0)
      }
    }
  }

  @Test("Cells of equal size get equal shares", arguments: Walk.allCases)
  func fillsTheUnitInterval(walk: Walk) {
    var counts = [Int](repeating: 0, count: 64)
    for step in 0..<65_536 as Range<UInt64> {
      let (random, index) = walk.random(step)
      counts[Int(random.unit(at: index) * 64)] += 1
    }
    #expect(chiSquareIsPlausible(counts))
  }

  @Test("Successive numbers are independent", arguments: Walk.allCases)
  func pairsFillTheSquare(walk: Walk) {
    var counts = [Int](repeating: 0, count: 256)
    for step in 0..<65_536 as Range<UInt64> {
      let (first, index) = walk.random(step)
      let (second, next) = walk.random(step + 1)
      counts[Int(first.unit(at: index) * 16) * 16 + Int(second.unit(at: next) * 16)] += 1
    }
    #expect(chiSquareIsPlausible(counts))
  }

  @Test("Each bit is fair", arguments: Walk.allCases)
  func bitsAreFair(walk: Walk) {
    var counts = [Int](repeating: 0, count: 64)
    for step in 0..<16_384 as Range<UInt64> {
      let (random, index) = walk.random(step)
      let bits = random.bits(at: index)
      for bit in 0..<64 where bits >> UInt64(bit) & 1 == 1 { counts[bit] += 1 }
    }
    // Standard deviation 64: five of them.
    #expect(counts.allSatisfy { abs($0 - 8192) <= 320 })
  }

  @Test("Whole numbers below a bound are equally likely", arguments: [1, 2, 3, 10, 17, 64])
  func wholeNumbersAreFair(bound: Int) {
    let random = CounterRandom(seed: 5, stream: 6)
    var counts = [Int](repeating: 0, count: bound)
    for index in 0..<65_536 as Range<UInt64> {
      counts[Int(random.integer(at: index, below: UInt64(bound)))] += 1
    }
    #expect(bound == 1 ? counts == [65_536] : chiSquareIsPlausible(counts))
  }

  /// For three quarters of 2⁶⁴ a product without rejection gives multiples of 3 half of the time.
  @Test func rejectsWhatWouldFavourSomeWholeNumbers() {
    let random = CounterRandom(seed: 5, stream: 6)
    let bound: UInt64 = 3 << 62
    var counts = [0, 0, 0]
    for index in 0..<65_536 as Range<UInt64> {
      let value = random.integer(at: index, below: bound)
      #expect(value < bound)
      counts[Int(value % 3)] += 1
    }
    #expect(chiSquareIsPlausible(counts))
  }

  @Test func everyBoundHasANumberBelowIt() {
    let random = CounterRandom(seed: 0, stream: 0)
    for shift in 0..<64 as Range<UInt64> {
      let bound = UInt64.max >> shift
      #expect(random.integer(at: shift, below: bound) < bound)
    }
  }

  /// Whether counts that should be equal differ as much as chance makes them: within five standard
  /// deviations of chi-square's mean.
  private func chiSquareIsPlausible(_ counts: [Int]) -> Bool {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    let chiSquare = counts.reduce(0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    let freedom = Double(counts.count - 1)
    return abs(chiSquare - freedom) < 5 * (2 * freedom).squareRoot() + 2
  }
}
