// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct LoopSeamTests {
  private func builtIn(
    _ name: String, _ overrides: KeyValuePairs<String, String> = [:]
  ) throws -> Preset {
    try PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions).read(
      #require(BuiltInPresets.bytes(named: name)), from: name,
      overrides: [Override(keyPath: "canvas.scale", text: "0.5", spelling: "--scale")]
        + overrides.map { Override(keyPath: $0, text: $1, spelling: $0) })
  }

  @Test(
    "A built-in preset goes on without a seam at every rate", arguments: BuiltInPresets.names,
    ["12", "30", "50", "\"30000/1001\""])
  func builtInPresets(name: String, rate: String) throws {
    let seam = try #require(LoopSeam(of: builtIn(name, ["timing.fps": rate])))
    #expect(!seam.isVisible, "\(seam)")
    #expect(seam.description.hasPrefix("no seam shows: "))
  }

  @Test(
    "A loop that stops in the middle of a movement has a seam",
    arguments: ["1.2", "2", "0.9"], ["#FFFFFF", "transparent"])
  func brokenLoops(duration: String, background: String) throws {
    let preset = try builtIn(
      "ball-loader", ["timing.duration": duration, "canvas.background": background])
    let seam = try #require(LoopSeam(of: preset))
    #expect(seam.isVisible, "\(seam)")
    #expect(seam.step.meanDifference > 2 * seam.neighbours)
    #expect(seam.description.contains("the loop shows a seam: "))
  }

  @Test("The differences are those of the pictures")
  func differences() throws {
    // A step of a point changes two columns of four of the 44 × 8 pixels, the jump back two squares.
    let seam = try #require(
      LoopSeam(
        of: .square(["timing.seamless": "true", "timing.fps": "40", "canvas.size": "[44, 8]"])))
    #expect(seam.isVisible)
    let pixels = 44.0 * 8
    // Three of four components differ, by all 255 levels.
    let fullDifference = 255.0 * 3 / 4
    #expect(seam.step.visibleShare == 32 / pixels)
    #expect(abs(seam.step.meanDifference - 32 / pixels * fullDifference) < 1e-9)
    #expect(abs(seam.neighbours - 8 / pixels * fullDifference) < 1e-9)
  }

  @Test(
    "Only a loop that claims to be seamless is looked at",
    arguments: [
      ("false", "forever", "1", false), ("true", "once", "1", false), ("true", "1", "1", false),
      ("true", "forever", "0.01", false), ("true", "2", "1", true),
      ("true", "forever", "0.1", true),
    ])
  func claims(isSeamless: String, loop: String, duration: String, isLookedAt: Bool) throws {
    let preset = try Preset.square([
      "timing.seamless": isSeamless, "timing.loop": loop, "timing.duration": duration,
    ])
    #expect((LoopSeam(of: preset) != nil) == isLookedAt)
  }
}
