// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Testing

@Suite struct CentisecondClockTests {
  private static let rates = [
    FrameRate(1, per: 3), FrameRate(7), FrameRate(12), FrameRate(15), FrameRate(24), FrameRate(25),
    FrameRate(30), FrameRate(33), FrameRate(50), FrameRate(30000, per: 1001),
    FrameRate(100, per: 3),
  ]

  @Test(
    "After every frame the delays add up to its end within half a centisecond, and none is short",
    arguments: rates)
  func neverDrifts(rate: FrameRate) {
    var clock = CentisecondClock(rate: rate)
    var elapsed = 0
    for frame in 1...5000 {
      let delay = clock.nextDelay()
      #expect(delay >= CentisecondClock.shortestDelay)
      elapsed += delay
      #expect(abs(Double(elapsed) - 100 * rate.time(ofFrame: frame)) <= 0.500_001)
    }
  }

  @Test func spreadsWhatDoesNotDivide() {
    var clock = CentisecondClock(rate: FrameRate(30))
    #expect((0..<6).map { _ in clock.nextDelay() } == [3, 4, 3, 3, 4, 3])
  }

  @Test(
    "The last delay is longer by a hold or shorter for an early end; never is one too short",
    arguments: [
      (0, [3, 4, 3]), (0.8, [3, 4, 83]), (0.005, [3, 4, 4]), (0.004, [3, 4, 3]),
      (1.0 / 3, [3, 4, 36]), (-0.01, [3, 4, 2]), (-0.02, [3, 3, 2]), (-0.03, [3, 4, 0]),
      (-0.04, [3, 3, 0]),
      (600, [3, 4, 60003]),
    ] as [(Double, [Int])])
  func holdsTheEnd(seconds: Double, delays: [Int]) {
    var clock = CentisecondClock(rate: FrameRate(30), frameCount: 3, lastFrameExtension: seconds)
    #expect((0..<3).map { _ in clock.nextDelay() } == delays)
  }

  @Test(
    "Wherever a clip ends, the delays add up to its duration within a centisecond", arguments: rates
  )
  func endsInTime(rate: FrameRate) {
    for centiseconds in stride(from: 20.0, to: 120, by: 0.7) {
      let frameCount = Int((centiseconds / 100 / rate.time(ofFrame: 1)).rounded(.up))
      let ending = centiseconds / 100 - rate.time(ofFrame: frameCount)
      var clock = CentisecondClock(
        rate: rate, frameCount: frameCount, lastFrameExtension: ending)
      let delays = (0..<frameCount).map { _ in clock.nextDelay() }
      #expect(delays.dropLast().allSatisfy { $0 >= 2 } && delays.last != 1)
      #expect(abs(Double(delays.reduce(0, +)) - centiseconds) <= 1, "\(centiseconds) \(delays)")
    }
  }

  @Test("Numbers near the largest integer do not overflow")
  func survivesHugeFractions() {
    var fast = CentisecondClock(rate: FrameRate(.max, per: .max - 1))
    #expect((0..<3).map { _ in fast.nextDelay() } == [100, 100, 100])
    #expect(!CentisecondClock.canKeep(FrameRate(.max, per: 1)))
  }

  @Test(
    "Rates up to 50 are kept and faster ones become 50",
    arguments: [
      (FrameRate(7), FrameRate(7)), (FrameRate(50), FrameRate(50)),
      (FrameRate(30000, per: 1001), FrameRate(30000, per: 1001)),
      (FrameRate(60), FrameRate(50)), (FrameRate(50001, per: 1000), FrameRate(50)),
      (FrameRate(240), FrameRate(50)), (FrameRate(.max), FrameRate(50)),
    ])
  func choosesASupportedRate(wanted: FrameRate, supported: FrameRate) {
    #expect(GIFEncoder.supportedRate(nearest: wanted) == supported)
  }
}
