// SPDX-License-Identifier: MIT

import Export
import Foundation
import Presets
import Scenes
import Testing

@Suite struct PresetBuiltInTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Presets")

  @Test func everyFileOfTheFolderIsPartOfTheProgram() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(PresetLibrary.files.map(\.name).sorted() == files)
  }

  @Test("A built-in preset is its file, named as it is", arguments: BuiltInPresets.names)
  func readsBuiltInPresets(name: String) throws {
    let bytes = try #require(BuiltInPresets.bytes(named: name))
    #expect(try Data(contentsOf: Self.folder.appending(path: "\(name).json")) == Data(bytes))
    let reader = PresetReader(fileExtensions: ["gif", "mp4"])
    #expect(try reader.read(bytes, from: "\(name).json").name == name)
  }

  @Test("A built-in preset is strict JSON", arguments: BuiltInPresets.names)
  func isStrictJSON(name: String) throws {
    let bytes = try #require(BuiltInPresets.bytes(named: name))
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
    // Foundation's reader does not mind a comma after the last entry.
    #expect(!String(decoding: bytes, as: UTF8.self).contains(/,\s*[\]}]/))
  }

  @Test func anUnknownNameHasNoBytes() {
    #expect(BuiltInPresets.bytes(named: "no such preset") == nil)
    #expect(BuiltInPresets.bytes(named: "") == nil)
  }
}
