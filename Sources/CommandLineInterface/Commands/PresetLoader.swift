// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Finds a preset by what the user calls it: a file, a built-in name, or `-` for standard input.
struct PresetLoader: Sendable {
  let overrides: [Override]
  /// Nil if all variants are wanted.
  let variant: VariantChoice?
  let console: Console

  init(overrides: [Override] = [], variant: VariantChoice? = nil, console: Console) {
    self.overrides = overrides
    self.variant = variant
    self.console = console
  }

  init(_ changes: PresetOptions, console: Console) {
    self.init(overrides: changes.overrides, variant: changes.variant, console: console)
  }

  func load(_ word: String) throws -> Preset { try resolve(word).preset }

  /// The only variant that is wanted of a preset, with all its values.
  func resolve(_ word: String) throws -> ResolvedPreset {
    try expand(word).single()
  }

  /// The text of the only variant that is wanted, with all its values; `tellsOrigins` adds comments
  /// that say where they came from.
  func resolvedText(of word: String, tellsOrigins: Bool) throws -> String {
    let source = try source(word)
    let resolved = try expand(source).single()
    guard tellsOrigins else { return resolved.text() }
    return resolved.text(
      remarks: try Self.expander.origins(of: resolved, in: source, overrides: overrides))
  }

  /// The variants of a preset that are wanted, at least one.
  func expand(_ word: String) throws -> PresetExpansion { try expand(try source(word)) }

  private func expand(_ source: PresetSource) throws -> PresetExpansion {
    let expansion = try Self.expander.expand(source, overrides: overrides)
    guard let variant else { return expansion }
    return PresetExpansion(
      variants: try variant.chosen(among: expansion.variants), paths: expansion.paths)
  }

  /// The files that the preset `word`, which is a file, is made of, as far as can be told if
  /// something is wrong with them.
  static func paths(of word: String) -> [String] {
    guard let source = try? PresetSource(path: word) else { return [word] }
    return expander.paths(of: source)
  }

  private static let expander = PresetExpander(
    reader: PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions))

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

  private func source(_ word: String) throws(InputError) -> PresetSource {
    do throws(FileSystemError) {
      if word == "-" {
        return PresetSource(try console.readInput(JSONReader.longestText), named: "standard input")
      }
      if !Self.isPath(word), let source = PresetSource(builtIn: word) { return source }
      return try PresetSource(path: word)
    } catch {
      if error.cause == .missing, !Self.isPath(word) {
        throw .noPreset(word, nearest: BuiltInPresets.nearest(to: word))
      }
      throw .unreadable(error)
    }
  }
}
