// SPDX-License-Identifier: MIT

import FrameEncoding
import Scenes

/// The keys of `timing`.
struct TimingSection: PresetSection {
  private var duration = 3.0
  private var rate = FrameRate(50)
  private var loop = LoopCount.forever
  private var holdEnd = 0.0
  private var isSeamless = false

  mutating func map(_ mapper: inout some PresetMapper) {
    mapper.number("duration", &duration, .seconds, in: 0.001...600, "Length of the clip")
    mapper.value("fps", &rate, "Frames a second")
    mapper.value("loop", &loop, "How often the clip plays")
    mapper.number(
      "holdEnd", &holdEnd, .seconds, in: 0...600,
      "How long the last frame stays beyond its own length, before the clip starts again or stops")
    mapper.flag(
      "seamless", &isSeamless,
      "Whether the scene goes on from the last frame to the first without a seam")
  }

  func makeTiming() -> ClipTiming {
    ClipTiming(
      duration: duration, rate: rate, loop: loop, holdEnd: holdEnd, isSeamless: isSeamless)
  }
}
