// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Finds a preset by what the user calls it: a file, a built-in name, or `-` for standard input.
struct PresetLoader: Sendable {
  let overrides: [Override]
  let console: Console

  func load(_ word: String) throws -> Preset { try resolve(word).preset }

  /// The preset with all its values.
  func resolve(_ word: String) throws -> ResolvedPreset {
    let (bytes, name) = try read(word)
    return try PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
      .resolve(bytes, from: name, overrides: overrides)
  }

  /// Refuses to read standard input twice.
  static func checkInputs(_ words: [String]) throws(UsageError) {
    guard words.count(where: { $0 == "-" }) <= 1 else {
      throw .conflict("standard input can be read only once; give '-' once")
    }
  }

  /// Whether `word` can only mean a preset, where a command could stand as well.
  static func isPreset(_ word: String) -> Bool {
    word == "-" || isPath(word) || BuiltInPresets.names.contains(word)
      || InputFile.identity(of: word) != nil
  }

  /// Whether `word` names a file rather than a built-in preset or standard input.
  static func isFile(_ word: String) -> Bool {
    word != "-" && (isPath(word) || !BuiltInPresets.names.contains(word))
  }

  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".json")
  }

  private func read(_ word: String) throws(InputError) -> (bytes: [UInt8], name: String) {
    do throws(FileSystemError) {
      if word == "-" { return (try console.readInput(JSONReader.longestText), "standard input") }
      if !Self.isPath(word), let bytes = BuiltInPresets.bytes(named: word) { return (bytes, word) }
      return (try InputFile.read(word, limit: JSONReader.longestText), word)
    } catch {
      if error.cause == .missing, !Self.isPath(word) {
        throw .noPreset(word, nearest: BuiltInPresets.nearest(to: word))
      }
      throw .unreadable(error)
    }
  }
}
