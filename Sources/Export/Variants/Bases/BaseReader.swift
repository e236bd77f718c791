// SPDX-License-Identifier: MIT

import FileSystem

/// Reads a preset together with all that it extends, into one tree.
struct BaseReader {
  /// Files on the way from a preset to the last of its bases, both included.
  static let longestChain = 8
  /// Files that are read for one preset; one that is reached on two ways counts twice.
  static let mostFiles = 64

  private(set) var map = SourceMap()
  private(set) var problems = ProblemList()
  /// Of the files that were read, in that order, each once.
  private(set) var paths: [String] = []
  /// Of the file that could not be read.
  private(set) var unreadablePath: String?
  private var fileCount = 0
  /// The files on the way to the one at work.
  private var chain: [Link] = []
  private let overrides: [Override]

  private struct Link {
    let name: String
    /// Nil for a text, which no file can name.
    let identity: Identity?
  }

  private enum Identity: Hashable {
    case file(FileIdentity)
    case builtIn(String)
  }

  /// Makes a reader whose errors can tell of `overrides`.
  init(overrides: [Override]) { self.overrides = overrides }

  /// The tree of `source` and its bases, without `extends`; nil if one of the files could not be
  /// read, which is among the problems then.
  mutating func read(_ source: PresetSource) throws(UnreadableBase) -> JSONValue? {
    let text = SourceText(name: source.name, bytes: source.bytes)
    let start = map.end
    map.add(text)
    fileCount += 1
    if case .file(let path) = source.place, !paths.contains(path) { paths.append(path) }
    let (root, found) = JSONReader.read(text, at: start)
    problems.append(found)
    guard let root, let reference = root["extends"] else { return root }
    chain.append(Link(name: source.name, identity: Self.identity(of: source)))
    defer { chain.removeLast() }
    let child = Self.named(root.without("extends"), after: source, at: reference.span)
    var bases: JSONValue?
    for entry in entries(of: reference) {
      guard let base = try base(entry, of: source) else { return nil }
      bases = bases.map { PresetInheritance.merge(base, over: $0) } ?? base
    }
    return bases.map { PresetInheritance.merge(child, over: $0) } ?? child
  }

  private func entries(of reference: JSONValue) -> [JSONValue] {
    if case .list(let entries) = reference.content { entries } else { [reference] }
  }

  /// What `source` takes over from the preset that `entry` names; nil after a report.
  private mutating func base(
    _ entry: JSONValue, of source: PresetSource
  ) throws(UnreadableBase) -> JSONValue? {
    guard case .text(let word) = entry.content, !word.isEmpty,
      word.unicodeScalars.allSatisfy(PrintableText.isPrintable)
    else {
      if case .invalid = entry.content { return nil }
      problems.report(
        "extends must be \(ExtendsKey.form), not \(entry.summary)", at: entry.span)
      return nil
    }
    let base = try locate(word, from: source, at: entry.span)
    guard isAllowed(base, at: entry.span), let tree = try read(base) else { return nil }
    guard case .object = tree.content else {
      problems.report("a preset must be an object, not \(tree.summary)", at: tree.span)
      return nil
    }
    checkVersion(of: tree)
    return PresetInheritance.inheritable(tree, named: Self.name(of: tree, from: base))
  }

  /// Whether `base` makes the chain neither a circle nor too long; it does not after a report.
  private mutating func isAllowed(_ base: PresetSource, at span: SourceSpan) -> Bool {
    let names = (chain.map(\.name) + [base.name]).map(PrintableText.line).joined(separator: " -> ")
    let identity = Self.identity(of: base)
    if identity != nil, chain.contains(where: { $0.identity == identity }) {
      problems.report("presets extend each other in a circle: \(names)", at: span)
    } else if chain.count == Self.longestChain {
      problems.report(
        "the chain of presets that extend each other is longer than \(Self.longestChain): \(names)",
        at: span)
    } else if fileCount == Self.mostFiles {
      problems.report("the preset extends more than \(Self.mostFiles - 1) files in all", at: span)
    } else {
      return true
    }
    return false
  }

  /// Each file says for itself which format it is in.
  private mutating func checkVersion(of base: JSONValue) {
    var reader = ParameterReader(
      vocabulary: PresetVocabulary(scenes: [], fileExtensions: []), problems: problems)
    var version = FormatVersion()
    if let json = base["zoetrope"] {
      version.read(json, at: "zoetrope", with: &reader)
    } else {
      reader.report("\"zoetrope\" is missing: \(FormatVersion.form)", at: base.span.start)
    }
    problems = reader.problems
  }
}

extension BaseReader {
  /// The preset that `word` names: a built-in one, or a file beside `source`.
  private mutating func locate(
    _ word: String, from source: PresetSource, at span: SourceSpan
  ) throws(UnreadableBase) -> PresetSource {
    let isPath = word.contains("/") || word.hasSuffix(".json")
    if !isPath, let base = PresetSource(builtIn: word) { return base }
    if source.place == .builtIn { throw unreadable(.noBuiltIn(word), at: span) }
    var path = word
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    let folder = if case .file(let file) = source.place { PathParts(file).folder } else { "." }
    let file = PathParts.joined(folder, path)
    do throws(FileSystemError) {
      return try PresetSource(path: file)
    } catch {
      unreadablePath = file
      let isUnknown = !isPath && error.cause == .missing
      throw unreadable(isUnknown ? .noBuiltIn(word) : .file(error), at: span)
    }
  }

  private func unreadable(_ cause: UnreadableBase.Cause, at span: SourceSpan) -> UnreadableBase {
    let problem = SourceProblem(span: span, message: "\(cause)", help: nil)
    return UnreadableBase(cause: cause, reference: PresetError(problem, in: map, overrides))
  }

  private static func identity(of source: PresetSource) -> Identity? {
    switch source.place {
    case .file(let path): InputFile.identity(of: path).map(Identity.file)
    case .builtIn: .builtIn(source.name)
    case .text: nil
    }
  }

  /// The name that a preset gives, or that of its file.
  private static func name(of tree: JSONValue, from source: PresetSource) -> String? {
    if case .text(let name)? = tree["name"]?.content { return name }
    return fileName(of: source)
  }

  private static func fileName(of source: PresetSource) -> String? {
    guard case .file(let path) = source.place, let name = PathParts(path).name else { return nil }
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }

  /// `tree` with the name of its file, unless it gives one or there is no file.
  private static func named(
    _ tree: JSONValue, after source: PresetSource, at span: SourceSpan
  ) -> JSONValue {
    guard case .object(let members) = tree.content, tree["name"] == nil,
      let name = fileName(of: source)
    else { return tree }
    var named = tree
    let value = JSONValue(.text(name), at: span).routed(by: .fileName)
    named.content = .object([JSONMember(key: "name", keySpan: span, value: value)] + members)
    return named
  }
}
