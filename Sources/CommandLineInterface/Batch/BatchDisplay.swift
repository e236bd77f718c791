// SPDX-License-Identifier: MIT

/// What a batch shows.
enum BatchDisplay: Sendable {
  /// It makes the clips; with a document at the end.
  case making(document: Bool)
  /// It makes nothing, and says what it would make.
  case list, plan, dryRun

  private static let listOption = Option<Bool>.flag(
    "list", "Make nothing; list the presets of the part, one a line, for xargs and the like")
  private static let planOption = Option<String>.word(
    "plan", among: ["json"], "Make nothing; write clips, outputs, frames and cost as a document")
  private static let dryRunOption = Option<Bool>.flag(
    "dry-run", "Make nothing; say what would be made and what is up to date")
  private static let jsonOption = Option<Bool>.flag(
    "json", "Write a JSON document about the files to standard output")

  static let options = [
    jsonOption.declaration, dryRunOption.declaration, planOption.declaration,
    listOption.declaration,
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    let given = Self.options.filter(arguments.has)
    if given.count > 1 {
      throw .conflict(
        "\(given.map(\.spelling).joined(separator: " and ")) do not go together; leave one out")
    }
    // Reads the word, to refuse those that are not known.
    let planFormat = try arguments.value(of: Self.planOption)
    self =
      if arguments.has(Self.listOption) {
        .list
      } else if planFormat != nil {
        .plan
      } else if arguments.has(Self.dryRunOption) {
        .dryRun
      } else {
        .making(document: arguments.has(Self.jsonOption))
      }
  }
}

extension BatchDisplay {
  /// Whether a document about the files is written.
  var hasDocument: Bool {
    if case .making(document: true) = self { true } else { false }
  }
}
