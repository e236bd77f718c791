// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Testing

@Suite struct RenderingPlanTests {
  private func plan(
    _ overrides: KeyValuePairs<String, String>, _ names: [String]
  ) throws -> RenderingPlan {
    RenderingPlan(
      try .square(overrides),
      formats: try names.map { try #require(OutputFormatCatalog.format(named: $0)) })
  }

  @Test("Outputs of one rate are drawn once")
  func sharesDrawing() throws {
    let plan = try plan(["timing.fps": "50"], ["gif", "mp4", "mov"])
    #expect(plan.groups.map(\.outputs) == [[0, 1, 2]])
    #expect(plan.groups[0].timing.frameCount == 50)
    #expect(plan.notes.isEmpty)
  }

  @Test("A rate that a format cannot hold is drawn apart, and the duration stays")
  func separatesRates() throws {
    let plan = try plan(["timing.fps": "60"], ["mp4", "gif", "mov"])
    #expect(plan.groups.map(\.outputs) == [[0, 2], [1]])
    #expect(plan.groups.map(\.timing.frameCount) == [60, 50])
    #expect(plan.groups.map { $0.timing.rate.time(ofFrame: $0.timing.frameCount) } == [1, 1])
    #expect(
      plan.notes == [.rateChanged(format: "GIF", from: FrameRate(60), to: FrameRate(50))])
  }

  @Test(
    "What a format does otherwise is noted once",
    arguments: [
      ("[12, 8]", "#FFFFFF", []),
      ("[11, 8]", "#FFFFFF", [ExportNote.sizePadded(format: "MP4", width: 12, height: 8)]),
      ("[11, 7]", "#FFFFFF", [.sizePadded(format: "MP4", width: 12, height: 8)]),
      ("[12, 8]", "transparent", [.laidOnMatte(format: "MP4")]),
      ("[12, 8]", "#FFFFFF80", [.laidOnMatte(format: "MP4")]),
    ])
  func notes(size: String, background: String, expected: [ExportNote]) throws {
    let plan = try plan(
      ["canvas.size": size, "canvas.background": background], ["mp4", "gif", "mp4"])
    #expect(plan.notes == expected)
  }
}
