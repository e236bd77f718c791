// SPDX-License-Identifier: MIT

import FrameEncoding
import Testing
import VideoEncoding

@Suite struct TrackClockTests {
  @Test(
    "A frame is a whole number of ticks of a clock of at least 10 kHz",
    arguments: [
      (FrameRate(24), 12_288, 512), (FrameRate(25), 12_800, 512), (FrameRate(50), 12_800, 256),
      (FrameRate(60), 15_360, 256), (FrameRate(30000, per: 1001), 30_000, 1001),
      (FrameRate(24000, per: 1001), 24_000, 1001), (FrameRate(1, per: 3), 16_384, 49_152),
      (FrameRate(10_000), 10_000, 1),
    ])
  func exact(rate: FrameRate, timescale: Int, ticksPerFrame: Int) throws {
    let clock = try TrackClock(rate, frameCount: 100)
    #expect(clock.timescale == timescale)
    #expect(clock.ticksPerFrame == ticksPerFrame)
  }

  @Test(
    "Rates that need more than 31 bits are refused, whatever their size",
    arguments: [
      FrameRate(Int.max), FrameRate(1, per: Int.max), FrameRate(Int.max, per: Int.max - 1),
      FrameRate(1 << 31), FrameRate(1, per: 1 << 20),
    ])
  func refused(rate: FrameRate) {
    #expect(throws: EncodingError.rateUnsupported(rate: rate, format: "MP4")) {
      try TrackClock(rate, frameCount: 1)
    }
  }

  @Test("The clip's last tick must fit in 31 bits as well, with 32 frames to spare")
  func countsTheClip() throws {
    let rate = FrameRate(239_999_999, per: 1_000_000)
    #expect(try TrackClock(rate, frameCount: 2115).timescale == 239_999_999)
    #expect(throws: EncodingError.rateUnsupported(rate: rate, format: "MP4")) {
      try TrackClock(rate, frameCount: 2116)
    }
  }
}
