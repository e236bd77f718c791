// SPDX-License-Identifier: MIT

import Export
import Testing

/// The line in a clip that says what it was made from.
@Suite struct ClipMarkerTests {
  private static func resolved(_ text: String) throws -> ResolvedPreset {
    try PresetReader(fileExtensions: ["gif"]).resolve(Array(text.utf8), from: "preset.json")
  }

  private static func preset(name: String = "a", cycle: Double = 1) -> String {
    """
    { "zoetrope": 1, "name": "\(name)", "canvas": { "size": [100, 100] },
      "timing": { "duration": 1, "fps": 10 },
      "scene": { "type": "ball-loader", "cycle": \(cycle) } }
    """
  }

  @Test("A marker reads back as it was written")
  func readsBack() throws {
    let marker = try ClipMarker(
      of: try Self.resolved(Self.preset(name: "häh-1")), for: .gif, version: "0.1.0")
    #expect(ClipMarker(text: "\(marker)") == marker)
    #expect("\(marker)".hasPrefix("zoetrope 0.1.0 epoch \(RenderEpoch.current) häh-1 sha256:"))
  }

  @Test("The built-in presets' markers are short", arguments: BuiltInPresets.names)
  func isShort(name: String) throws {
    let bytes = try #require(BuiltInPresets.bytes(named: name))
    let resolved = try PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
      .resolve(bytes, from: name)
    let marker = try ClipMarker(of: resolved, for: .gif, version: "0.1.0")
    #expect("\(marker)".utf8.count < 120)
  }

  @Test("The digest is of what the preset means, not of how it is written, and not of its name")
  func digestsMeaning() throws {
    func digest(_ text: String) throws -> String {
      try ClipMarker(of: try Self.resolved(text), for: .gif, version: "0.1.0").digest
    }
    let plain = try digest(Self.preset())
    #expect(try digest(Self.preset(name: "b")) == plain)
    let spelled = Self.preset().replacing(
      "\"fps\": 10", with: "\"loop\": \"forever\", \"fps\": 1e1")
    #expect(try digest(spelled) == plain)
    #expect(try digest(Self.preset(cycle: 0.5)) != plain)
  }

  private static let digest = String(repeating: "0f", count: 32)

  @Test(
    "Text that is no marker is none",
    arguments: [
      "", "zoetrope", "zoetrope 0.1.0 epoch 1 a sha256:\(digest)0",
      "zoetrope 0.1.0 epoch x a sha256:\(digest)", "zoetrope 0.1.0 epoch 1 a b sha256:\(digest)",
      "zoetrope 0.1.0 epoch 1 a md5:\(digest)", "zoetrope 0.1.0 epoch 1 ../a sha256:\(digest)",
      "zoetrope \u{1B}[2J epoch 1 a sha256:\(digest)", "gifsicle 0.1.0 epoch 1 a sha256:\(digest)",
    ])
  func refuses(text: String) { #expect(ClipMarker(text: text) == nil) }
}
