// SPDX-License-Identifier: MIT

/// The files that a preset makes, by name; the extension says the format.
struct OutputNames: PresetValue {
  var names: [String] = []

  static let form = "a list of file names such as \"heart.gif\""
  private static let count = 0...32

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    names = reader.entries(json, at: path, over: names, count: Self.count) {
      reader, entry, path, _ in
      Self.name(entry, at: path, with: &reader)
    }
    reportTwins(json, at: path, with: &reader)
  }

  /// - Returns: nil after a report.
  private static func name(
    _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) -> String? {
    guard case .text(let name) = json.content else {
      reader.reportType(json, at: path, mustBe: "the name of a file")
      return nil
    }
    let formats = reader.vocabulary.fileExtensions
    let list = formats.map { ".\($0)" }.joined(separator: ", ")
    if let objection = FileStem.objection(to: name) {
      reader.report(
        "\(path) \(PrintableText.quoted(name)) cannot name a file: \(objection)", at: json.span,
        help: "allowed: \(FileStem.rules), ending in one of \(list)")
      return nil
    }
    let pieces = name.split(separator: ".")
    let ending = pieces.count > 1 ? pieces.last.map { $0.lowercased() } : nil
    if let ending, formats.contains(ending) { return name }
    let nearest = ending.flatMap { NearestName.of($0, among: formats) }
    reader.report(
      "\(path) \(PrintableText.quoted(name)) does not end in the extension of a format"
        + (nearest.map { "; did you mean \".\($0)\"?" } ?? ""),
      at: json.span, help: "allowed: \(list)")
    return nil
  }

  /// Names that are one file where case does not count; Swift's equality looks through Unicode
  /// normalisation.
  private func reportTwins(
    _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) {
    var seen: Set<String> = []
    for (index, name) in names.enumerated() where !seen.insert(name.lowercased()).inserted {
      let place =
        if case .list(let entries) = json.content { entries[index].span } else { json.span }
      reader.report(
        "\(path).\(index) \(PrintableText.quoted(name)) is in the list twice", at: place)
    }
  }

  var defaultText: String? { "[\(names.joined(separator: ", "))]" }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, "[\(names.map(JSONText.quoted).joined(separator: ", "))]")
  }
}
