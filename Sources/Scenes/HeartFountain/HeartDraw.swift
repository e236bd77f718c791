// SPDX-License-Identifier: MIT

import LayerTree

/// One heart's random choices, in the order in which the articles make them.
package struct HeartDraw {
  private let random: CounterRandom
  private var index: UInt64 = 0

  package init(seed: UInt64, heart: Int) {
    random = CounterRandom(seed: seed, stream: UInt64(heart))
  }

  /// A whole number from 0 to `bound`, exclusive, as `arc4random_uniform` draws it: a fraction of the
  /// bound is dropped, and a bound below 1 gives 0.
  package mutating func below(_ bound: Double) -> Double {
    Double(below(Int(min(max(bound, 0), 1e9))))
  }

  /// A whole number from 0 to `bound`, exclusive; a bound below 1 gives 0.
  package mutating func below(_ bound: Int) -> Int {
    defer { index += 1 }
    guard bound > 0 else { return 0 }
    return Int(random.integer(at: index, below: UInt64(bound)))
  }

  /// 1 or -1.
  package mutating func sign() -> Int { 1 - 2 * below(2) }
}
