// SPDX-License-Identifier: MIT

import Export
import GIFEncoding
import Testing

/// The keys of a preset that say how files are stored.
@Suite struct StorageOptionsTests {
  private func storage(_ keys: String) throws -> StorageOptions {
    try PresetSample.read(PresetSample.document("\"x-\":0").dropLast() + ",\(keys)}").storage
  }

  @Test("Every key of gif reaches the encoder")
  func readsGIF() throws {
    var expected = GIFOptions()
    expected.quality = GIFOptions.high
    expected.colorCount = 64
    expected.dither = .ordered
    expected.tables = .global
    expected.loss = 20
    let keys = """
      "gif": { "quality": "high", "colors": 64, "dither": "ordered", "palette": "global", "lossy": 20 }
      """
    let storage = try storage(keys)
    #expect(storage.gif == expected)
    #expect(storage.videoQuality == .standard)
  }

  @Test("What is left out is the encoder's own default")
  func defaults() throws {
    #expect(try storage(#""gif": { "colors": null }"#) == StorageOptions())
  }

  @Test(
    "A quality is a word or a level, and a rate factor of x264",
    arguments: [
      ("\"draft\"", 50, 28), ("\"standard\"", 75, 18), ("\"high\"", 90, 12), ("0", 0, 48),
      ("100", 100, 8), ("60", 60, 24), ("1", 1, 48), ("99", 99, 8),
    ])
  func readsQuality(text: String, level: Int, rateFactor: Int) throws {
    let storage = try storage(
      "\"gif\": { \"quality\": \(text) }, \"video\": { \"quality\": \(text) }")
    #expect(storage.gif.quality == level)
    #expect(storage.videoQuality.level == level)
    #expect(storage.videoQuality.constantRateFactor == rateFactor)
    #expect(Quality(text.replacing("\"", with: "")) == storage.videoQuality)
  }

  @Test("A text that is no quality is none", arguments: ["", "101", "-1", "hihg", "7.5", "High"])
  func refusesQuality(text: String) {
    #expect(Quality(text) == nil)
  }

  @Test(
    "A wrong value is an error with its place",
    arguments: [
      ("gif.quality", "\"hihg\"", "gif.quality cannot be \"hihg\"; did you mean \"high\"?"),
      ("gif.quality", "101", "gif.quality is 101; allowed: whole numbers, 0 to 100"),
      ("gif.quality", "true", "gif.quality must be draft, standard, high or a whole number"),
      ("gif.colors", "1", "gif.colors is 1; allowed: whole numbers, 2 to 256"),
      ("gif.colors", "257", "gif.colors is 257"), ("gif.colors", "\"many\"", "or null, not the"),
      ("gif.dither", "\"orderd\"", "did you mean \"ordered\"?"),
      ("gif.palette", "\"best\"", "gif.palette cannot be \"best\""),
      ("gif.lossy", "-1", "gif.lossy is -1; allowed: whole numbers, 0 to 100"),
      ("gif.lossy", "20.5", "gif.lossy is 20.5"),
      ("video.quality", "\"drat\"", "did you mean \"draft\"?"),
      ("timing.holdEnd", "-0.1", "timing.holdEnd is -0.1 s; allowed: 0 to 600 s"),
      ("timing.holdEnd", "\"1h\"", "timing.holdEnd must be a number or a text such as \"500ms\""),
    ])
  func namesThePlace(key: String, value: String, message: String) throws {
    let parts = key.split(separator: ".")
    let text =
      PresetSample.document("\"x-\":0").dropLast()
      + ",\n\"\(parts[0])\":{\"\(parts[1])\":\(value)}}"
    let inFile = PresetSample.errors(String(text))
    #expect(inFile.count == 1)
    #expect(inFile.first?.message.contains(message) == true, "\(inFile)")
    #expect(inFile.first?.place.hasPrefix("p.json:2:") == true)
    let override = Override(keyPath: key, text: value, spelling: "--\(parts[1])")
    let inOption = PresetSample.errors(PresetSample.text, overrides: [override])
    #expect(inOption.map(\.place) == ["--\(parts[1])"])
  }
}
