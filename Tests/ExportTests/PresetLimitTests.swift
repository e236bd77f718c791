// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct PresetLimitTests {
  @Test(
    "What is over a limit is refused before any work, with the factors",
    arguments: [
      (["canvas.size=[8192,100]"], "8192x100 pt at scale 2"),
      (["canvas.size=[8192,100]"], "allowed: 1 to 8192 px a side"),
      (["canvas.size=[4096,4096]"], "8192x8192 px"),
      (["canvas.size=[4096,4096]"], "allowed: 33.6 million px"),
      (["canvas.scale=100"], "32000x48000 px"),
      (["timing.duration=600", "timing.fps=200"], "120000 frames, 600 s at 200 fps"),
      (
        ["timing.duration=10", "timing.holdEnd=500", "timing.fps=200"],
        "102000 frames, 10 s with a hold of 500 s at 200 fps"
      ),
      (
        ["scene.count=1000000000"],
        "1000000000 particles and 1 layers (count); allowed: 200000 particles"
      ),
      (["scene.count=200001"], "200001 particles"),
      (["timing.duration=600", "canvas.size=[3000,2000]", "timing.fps=100"], "60000 frames"),
      (
        ["timing.duration=600", "scene.count=190000", "timing.fps=60"],
        "190001 layers and particles"
      ),
    ])
  func refuses(settings: [String], message: String) throws {
    let overrides = settings.map { setting in
      let parts = setting.split(separator: "=").map(String.init)
      return Override(keyPath: parts[0], text: parts[1], spelling: "--set \(setting)")
    }
    let errors = PresetSample.errors(PresetSample.text, overrides: overrides)
    #expect(errors.count == 1)
    #expect(try #require(errors.first).message.contains(message), "\(errors)")
  }

  @Test(
    "What is just within a limit is accepted",
    arguments: [
      "canvas.size=[4096,2048]", "timing.fps=166.66", "scene.count=199999",
    ])
  func accepts(setting: String) throws {
    let parts = setting.split(separator: "=").map(String.init)
    let overrides = [
      Override(keyPath: "timing.duration", text: "5", spelling: "--duration"),
      Override(keyPath: parts[0], text: parts[1], spelling: "--set"),
    ]
    #expect(PresetSample.errors(PresetSample.text, overrides: overrides).isEmpty)
  }

  @Test func aLimitPointsAtTheKeyInTheFile() throws {
    let text = PresetSample.text.replacing("[320, 480]", with: "[8000, 8000]")
    let error = try #require(PresetSample.errors(text).first)
    #expect(error.place == "p.json:5:13")
  }
}
