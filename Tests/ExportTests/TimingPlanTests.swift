// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Scenes
import Testing

@Suite struct TimingPlanTests {
  private func plan(
    _ overrides: KeyValuePairs<String, String>, _ names: [String] = ["gif", "mp4"]
  ) throws -> TimingPlan {
    let outputs = try names.map { name in
      let parts = name.split(separator: ".")
      let format = try #require(OutputFormatCatalog.format(named: String(parts.last ?? "")))
      return ClipOutput(path: name, format: format)
    }
    return try TimingPlan(.square(overrides), outputs: outputs)
  }

  @Test("Outputs of one format are one entry")
  func groups() throws {
    let plan = try plan([:], ["a.gif", "b.mp4", "c.gif"])
    #expect(plan.entries.map(\.format) == ["gif", "mp4"])
    #expect(plan.entries.map(\.paths) == [["a.gif", "c.gif"], ["b.mp4"]])
  }

  @Test(
    "A GIF lasts as long as the clip to a centisecond, whatever the rate, and never drifts",
    arguments: ["7", "12", "15", "24", "25", "30", "33", "50", "60", "\"30000/1001\"", "240"],
    [("6", "0"), ("1.6", "0"), ("2.4", "0.8"), ("0.05", "0"), ("9", "0.123")])
  func lastsAsLong(rate: String, time: (duration: String, hold: String)) throws {
    let plan = try plan([
      "timing.fps": rate, "timing.duration": time.duration, "timing.holdEnd": time.hold,
    ])
    let entry = try #require(plan.entries.first)
    guard case .delays(let delays) = entry.stored else {
      Issue.record("a GIF has delays")
      return
    }
    let wanted = try #require(Double(time.duration)) + #require(Double(time.hold))
    #expect(abs(Double(delays.reduce(0, +)) - 100 * wanted) <= 1.000_001)
    #expect(delays.allSatisfy { $0 >= 2 })
    // A last frame with no time of its own is left out: 50 fps come to 0.06 s.
    let isCut = time.duration == "0.05" && entry.clip.rate == FrameRate(50)
    #expect(delays.count == entry.clip.frameCount - (isCut ? 1 : 0))
    #expect(entry.clip.rate.framesPerSecond <= 50)
    #expect(entry.stored.duration == Double(delays.reduce(0, +)) / 100)
  }

  @Test(
    "Whole frames end within half a centisecond of their time",
    arguments: ["7", "12", "15", "24", "25", "30", "33", "50", "60", "\"30000/1001\""])
  func neverDrifts(rate: String) throws {
    let plan = try plan(["timing.fps": rate, "timing.duration": "6", "timing.holdEnd": "0.5"])
    #expect(plan.entries.map(\.largestDrift).allSatisfy { $0 <= 0.500_001 })
  }

  @Test(
    "A movie counts frames on a clock of its own, the held ones among them",
    arguments: [
      ("30", "0", 30, 512, 15360), ("30", "0.8", 54, 512, 15360), ("50", "0.01", 51, 256, 12800),
      ("\"30000/1001\"", "0", 30, 1001, 30000), ("60", "0.5", 90, 256, 15360),
    ])
  func ticks(
    rate: String, hold: String, frameCount: Int, perFrame: Int, perSecond: Int
  ) throws {
    let plan = try plan(["timing.fps": rate, "timing.holdEnd": hold], ["mp4"])
    #expect(
      plan.entries.map(\.stored) == [
        .ticks(frameCount: frameCount, perFrame: perFrame, perSecond: perSecond)
      ])
  }

  @Test("The scene is one at all rates, as long as was asked for", arguments: ["7", "33", "ntsc"])
  func sceneIsOne(rate: String) throws {
    let preset = try Preset.square(["timing.fps": rate, "timing.duration": "1.6"])
    #expect(preset.stage == (try Preset.square(["timing.duration": "1.6"]).stage))
    #expect(preset.stage.duration == 1.6)
  }

  @Test("Only a format that says how often it plays has a loop")
  func loops() throws {
    #expect(try plan(["timing.loop": "3"]).entries.map(\.loop) == [.times(3), nil])
  }
}
