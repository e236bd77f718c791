// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// The words that say what a batch is made of, and the presets that they lead to.
///
/// A word is a folder of presets, a preset, or a list of presets; which one, the file system and the
/// ending `.json` say.
struct BatchOperands: Sendable {
  private static let presetEnding = ".json"

  let words: [String]

  /// The presets, each once, in no order.
  func places(on console: Console) throws -> [String] {
    var places: [String] = []
    for word in words { places += try Self.places(of: word, console) }
    // Names that Swift takes for equal may be two files.
    var seen: Set<[UInt8]> = []
    places = places.filter { seen.insert(Array($0.utf8)).inserted }
    guard !places.isEmpty else { throw BatchError.emptyList(Self.joined(words)) }
    return places
  }

  /// Whether one of the words is standard input, which may be a file.
  var readsStandardInput: Bool { words.contains("-") }

  private static func joined(_ words: [String]) -> String {
    words.map { $0 == "-" ? "standard input" : "'\(PrintableText.line($0))'" }
      .joined(separator: ", ")
  }

  private static func places(of word: String, _ console: Console) throws -> [String] {
    do {
      if word == "-" {
        return try PlaceList.read(
          try console.readInput(PlaceList.longestText), from: "standard input")
      }
      if InputFolder.isFolder(word) { return try presets(in: word) }
      if word.hasSuffix(presetEnding) || !PresetLoader.isFile(word) { return [word] }
      return try PlaceList.read(
        try InputFile.read(word, limit: PlaceList.longestText), from: joined([word]))
    } catch let error as FileSystemError {
      throw InputError.unreadable(error)
    }
  }

  private static func presets(in folder: String) throws -> [String] {
    let names = try InputFolder.names(in: folder)
      .filter { $0.hasSuffix(presetEnding) && !$0.hasPrefix(".") }
    guard !names.isEmpty else { throw InputError.emptyFolder(folder) }
    return names.map { PathParts.joined(folder, $0) }
  }
}
