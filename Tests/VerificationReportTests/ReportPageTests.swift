// SPDX-License-Identifier: MIT

import Export
import TestSupport
import Testing

/// What a page says and holds, without a browser.
@Suite struct ReportPageTests {
  private static let changed = ["small": ReportSample.preset(ball: 5)]

  private static func changedPage() async throws -> ParsedPage {
    let sample = try await ReportSample(recording: ["small": ReportSample.preset()])
    return try await sample.page(try await sample.verify(changed))
  }

  @Test("A page is well formed, and its parts have names of their own")
  func isWellFormed() async throws {
    let page = try await Self.changedPage()
    #expect(page.mistake == nil)
    let names = page.tags.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    #expect(page.elements("section", classes: "clip").count == 1)
  }

  @Test("A page holds all that it shows: no address of anything else is in it")
  func isSelfContained() async throws {
    let page = try await Self.changedPage()
    #expect(!page.source.contains("http:") && !page.source.contains("https:"))
    #expect(!page.source.contains("@import") && page.elements("link").isEmpty)
    for tag in page.tags {
      if let source = tag.attributes["src"] {
        #expect(source.hasPrefix("data:image/png;base64,"))
      }
      if let target = tag.attributes["href"] { #expect(target.hasPrefix("#clip-1")) }
    }
    let policy = page.elements("meta").compactMap { $0.attributes["content"] }
    #expect(policy.contains { $0.contains("default-src 'none'") })
  }

  @Test("The value that was changed stands in the page, with what it was, is and is measured in")
  func namesTheValue() async throws {
    let page = try await Self.changedPage()
    #expect(page.text.contains("scene.ball 4 -> 5 pt"))
    #expect(page.elements("table", classes: "values").count == 1)
    #expect(
      page.source.contains(
        """
        <tr><th scope="row"><code>scene.ball</code></th><td><code>4</code></td>
        <td><code>5</code></td><td>pt</td></tr>
        """))
  }

  @Test("Each frame that differs has its picture as recorded, as it is, and the difference")
  func showsFrames() async throws {
    let page = try await Self.changedPage()
    let frames = page.elements("li", classes: "changed")
    #expect(frames.count == 10)
    for role in ["expected", "actual", "difference"] {
      let pictures = page.elements("img", classes: role)
      // Each once in full and once enlarged.
      #expect(pictures.count == 20)
      #expect(pictures.allSatisfy { $0.attributes["alt", default: ""].contains("frame") })
      #expect(pictures.allSatisfy { $0.attributes["width"] == "24" })
    }
    #expect(frames.allSatisfy { $0.attributes["data-text", default: ""].contains("pixels by up") })
    #expect(frames.compactMap { $0.attributes["data-frame"] } == (0..<10).map { "\($0)" })
  }

  @Test("No text of a path becomes markup")
  func escapes() async throws {
    let page = try await Self.changedPage()
    #expect(page.elements("b").isEmpty)
    #expect(page.text.contains("<b>&\"quoted\"/small.json"))
  }

  @Test("Where nothing differs the page says so and shows no clip")
  func saysThatAllIsSame() async throws {
    let presets = ["small": ReportSample.preset()]
    let sample = try await ReportSample(recording: presets)
    let page = try await sample.page(try await sample.verify(presets))
    #expect(page.mistake == nil)
    #expect(page.text.contains("Every preset makes the frames that were recorded."))
    #expect(page.elements("section").isEmpty && page.elements("img").isEmpty)
  }

  @Test("Goldens and presets that are missing or broken have a sentence each")
  func tellsOtherOutcomes() async throws {
    let sample = try await ReportSample(recording: [
      "gone": ReportSample.preset(named: "gone", ball: 3), "small": ReportSample.preset(),
    ])
    let verification = try await sample.verify([
      "small": "{", "new": ReportSample.preset(named: "new", ball: 2),
    ])
    let page = try await sample.page(verification)
    #expect(page.mistake == nil)
    #expect(page.text.contains("there is no golden '\(sample.place)/Golden/new.framehash'"))
    #expect(page.elements("tr", classes: "failed").count == 1)
    #expect(page.elements("tr", classes: "missing").count == 1)
    #expect(page.text.contains("2 items of 2 are not as recorded."))
  }

  @Test("A frame that the program draws otherwise cannot be shown as recorded, which is said")
  func admitsLostPictures() async throws {
    let presets = ["small": ReportSample.preset()]
    let sample = try await ReportSample(recording: presets)
    try sample.falsifyGolden(of: "small", frame: 3)
    let page = try await sample.page(try await sample.verify(presets))
    #expect(page.text.contains("The recorded pictures cannot be shown"))
    #expect(page.text.contains("No value of the preset changed"))
    #expect(
      page.elements("li", classes: "changed").compactMap { $0.attributes["data-frame"] } == ["3"])
    #expect(page.elements("img", classes: "expected").isEmpty)
    #expect(page.text.contains("This frame cannot be shown as recorded."))
  }

  @Test("A clip of other length has frames that only one side has")
  func showsMissingFrames() async throws {
    let sample = try await ReportSample(recording: ["small": ReportSample.preset()])
    let page = try await sample.page(
      try await sample.verify(["small": ReportSample.preset(duration: 0.4)]))
    #expect(page.text.contains("frame count 10 -> 8"))
    #expect(
      page.elements("li", classes: "changed").compactMap { $0.attributes["data-frame"] } == [
        "8", "9",
      ])
    #expect(page.text.contains("The clip ends before this frame."))
  }

  @Test("Pictures of other sizes stand side by side, without a difference")
  func showsSizes() async throws {
    let sample = try await ReportSample(recording: ["small": ReportSample.preset()])
    let page = try await sample.page(
      try await sample.verify(["small": ReportSample.preset(side: 30)]))
    #expect(page.text.contains("size 24x24 -> 30x30 px"))
    #expect(page.elements("img", classes: "expected").allSatisfy { $0.attributes["width"] == "24" })
    #expect(page.elements("img", classes: "actual").allSatisfy { $0.attributes["width"] == "30" })
    #expect(page.elements("img", classes: "difference").isEmpty)
  }

  @Test("A page about a long clip holds a bounded number of pictures, small ones of large frames")
  func isBounded() async throws {
    let sample = try await ReportSample(recording: [
      "small": ReportSample.preset(side: 600, duration: 6)
    ])
    let page = try await sample.page(
      try await sample.verify(["small": ReportSample.preset(side: 600, duration: 6, ball: 5)]))
    #expect(page.elements("li").count == 60)
    #expect(page.text.contains("60 of 120 frames have pictures. Pictures are shown at 1/2"))
    let full = page.elements("img", classes: "actual").filter {
      !$0.attributes["class", default: ""].contains("part")
    }
    #expect(full.allSatisfy { $0.attributes["width"] == "300" })
  }
}
