// SPDX-License-Identifier: MIT

import Export
import Gallery
import TestSupport
import Testing
import WebPage

/// What a page says and holds, without a browser.
@Suite struct GalleryPageTests {
  private static func sample() async throws -> GallerySample {
    try await GallerySample(["small.json": GallerySample.preset, "many.json": GallerySample.matrix])
  }

  @Test("A page is well formed, and its parts have names of their own")
  func isWellFormed() async throws {
    let page = try await Self.sample().page()
    #expect(page.mistake == nil)
    let names = page.tags.compactMap { $0.attributes["id"] }
    #expect(names.count == 3 && Set(names).count == names.count)
    for card in page.elements("article") {
      #expect(names.contains(card.attributes["aria-labelledby", default: ""]))
    }
  }

  @Test("Every file is on one card; formats and scales of a picture share it")
  func groups() async throws {
    let sample = try await Self.sample()
    let catalog = sample.catalog()
    #expect(catalog.lostPresets.isEmpty)
    #expect(catalog.cards.map(\.name) == ["many", "many", "small"])
    #expect(catalog.cards.map(\.variant) == ["theme clear", "theme dark", nil])
    let outputs = catalog.cards.map { $0.clips.map(\.entry.output) }
    #expect(
      outputs == [
        ["many-clear@1x.gif", "many-clear@1x.mp4", "many-clear@2x.gif", "many-clear@2x.mp4"],
        ["many-dark@1x.gif", "many-dark@1x.mp4", "many-dark@2x.gif", "many-dark@2x.mp4"],
        ["small.gif", "small.mp4"],
      ])
    let page = try await sample.page()
    let addresses = page.elements("input").compactMap { $0.attributes["data-address"] }
    #expect(addresses == outputs.flatMap { $0 }.map { $0.replacing("@", with: "%40") })
    #expect(page.text.contains("3 clips, 10 files"))
    for label in ["GIF 1x", "MP4 2x", "GIF", "MP4"] { #expect(page.text.contains("\(label)\n")) }
  }

  @Test("A page is the same for the same clips, in whatever order they are listed and drawn")
  func isReproducible() async throws {
    let sample = try await Self.sample()
    let turned = GalleryCatalog(sample.entries.reversed()) {
      try? GallerySample.variants(of: $0)
    }
    let pages = [
      try await sample.page(jobs: 1).source, try await sample.page(jobs: 4).source,
      try await sample.page(of: turned).source,
    ]
    #expect(Set(pages).count == 1)
  }

  @Test("A page loads what lies beside it and nothing else")
  func isSelfContained() async throws {
    let page = try await Self.sample().page()
    #expect(!page.source.contains("http:") && !page.source.contains("https:"))
    #expect(!page.source.contains("@import"))
    #expect(page.elements("link").compactMap { $0.attributes["href"] } == ["data:,"])
    for source in page.tags.compactMap({ $0.attributes["src"] }) {
      #expect(source.hasPrefix("data:image/png;base64,"))
    }
    // Nothing is loaded before somebody plays it.
    #expect(page.elements("video").isEmpty)
    #expect(page.elements("img", classes: "still").count == 3)
    let policy = page.elements("meta").compactMap { $0.attributes["content"] }
    #expect(policy.contains { $0.hasPrefix("default-src 'none';") })
  }

  @Test("Facts, Markdown, HTML and command are those of each file")
  func tellsFiles() async throws {
    let page = try await Self.sample().page()
    let files = page.elements("input").filter { $0.attributes["data-kind"] != nil }
    let gif = try #require(files.first { $0.attributes["data-address"] == "many-dark%402x.gif" })
    #expect(gif.attributes["data-facts"] == "32 × 48 px, 4 frames, 0.2 s, 20 fps")
    #expect(gif.attributes["data-markdown"] == "![many (dark, 2)](My%20Clips/many-dark%402x.gif)")
    #expect(
      gif.attributes["data-html"]
        == #"<img src="My%20Clips/many-dark%402x.gif" width="16" height="24" alt="many (dark, 2)">"#
    )
    let command = try #require(gif.attributes["data-command"])
    #expect(
      command.hasSuffix(
        "many.json --variant theme=dark,scale=2 -o 'My Clips/many-dark@2x.gif'"))
    #expect(command.hasPrefix("zoetrope render "))
    let video = try #require(files.first { $0.attributes["data-address"] == "small.mp4" })
    #expect(
      video.attributes["data-html"] == """
        <video src="My%20Clips/small.mp4" width="24" height="24" \
        title="A &lt;b&gt;small&lt;/b&gt; &quot;loader&quot; | [1]" autoplay loop muted playsinline></video>
        """)
    #expect(
      video.attributes["data-markdown"]
        == #"[A \<b\>small\</b\> "loader" \| \[1\]](My%20Clips/small.mp4)"#)
  }

  @Test("No text of a preset or an option becomes markup")
  func escapes() async throws {
    let page = try await Self.sample().page(title: "</title><script>alert(1)</script>")
    #expect(page.mistake == nil)
    #expect(page.elements("b").isEmpty && page.elements("script").count == 1)
    #expect(page.text.contains("</title><script>alert(1)</script>"))
    #expect(page.text.contains(#"A <b>small</b> "loader" | [1]"#))
  }

  @Test(
    "Names that mean something in HTML, addresses, Markdown or a shell are only names",
    arguments: CopyingTests.hostileNames)
  func keepsNames(name: String) async throws {
    let sample = try await GallerySample(["small.json": GallerySample.preset])
    let entries = try sample.entries.map { try $0.called(preset: name, name: name) }
    let page = try await sample.page(of: GalleryCatalog(entries) { _ in nil }, title: name)
    #expect(page.mistake == nil)
    #expect(page.elements("script").count == 1 && page.elements("article").count == 1)
    let file = try #require(page.elements("input").first { $0.attributes["data-kind"] != nil })
    #expect(
      file.attributes["data-command"]
        == "zoetrope batch \(ShellWord.of(path: name)) --out-dir 'My Clips'")
  }

  @Test("Of a preset that was changed since, the page shows what it did not change")
  func outlivesChanges() async throws {
    let sample = try await Self.sample()
    try sample.folder.write(
      GallerySample.preset.replacing(#""ball": 4"#, with: #""ball": 5"#), to: "small.json")
    let catalog = sample.catalog()
    #expect(catalog.lostPresets == [sample.folder.path(of: "small.json")])
    let page = try await sample.page()
    #expect(page.mistake == nil)
    #expect(page.elements("article").count == 3)
    #expect(page.elements("img", classes: "still").count == 2)
    let facts = page.elements("input").compactMap { $0.attributes["data-facts"] }
    #expect(facts.last == "24 × 24 px, 8 frames, 0.4 s")
  }

  @Test("Without any preset each clip still has a card with its formats")
  func livesWithoutPresets() async throws {
    let sample = try await Self.sample()
    let catalog = sample.catalog(lost: true)
    #expect(
      catalog.cards.map(\.name) == [
        "many.clear.1", "many.clear.2", "many.dark.1", "many.dark.2", "small",
      ])
    #expect(catalog.cards.allSatisfy { $0.clips.count == 2 })
    #expect(try await sample.page(of: catalog).elements("img").isEmpty)
  }
}
