// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope list`: what there is.
package struct ListCommand: Command {
  private static let json = Option<Bool>.flag("json", "Write a JSON document")

  package static let syntax = CommandSyntax(
    name: "list", summary: "List built-in presets, scenes and formats", operand: nil,
    groups: [OptionGroup("OPTIONS", [json.declaration])],
    examples: ["zoetrope list", "zoetrope list --json"])

  private let writesJSON: Bool

  package init(_ arguments: Arguments) throws(UsageError) {
    writesJSON = arguments.has(Self.json)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    let loader = PresetLoader(overrides: [], console: console)
    let presets = try BuiltInPresets.names.map { Entry($0, try loader.load($0).title) }
    let scenes = ParameterListing.scenes.map { Entry($0.name, $0.summary) }
    let formats = OutputFormatCatalog.all.map { Entry($0.name, $0.summary) }
    let sections = [("presets", presets), ("scenes", scenes), ("formats", formats)]
    try console.output.write(writesJSON ? Self.document(sections) : Self.text(sections))
    return .success
  }

  private struct Entry {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  private static func text(_ sections: [(title: String, entries: [Entry])]) -> String {
    let width = sections.flatMap(\.entries).map(\.name.count).max() ?? 0
    return sections.map { section in
      let lines = section.entries.map { entry in
        let gap = String(repeating: " ", count: width - entry.name.count + 2)
        return "  \(entry.name)\(gap)\(entry.text)\n"
      }
      return "\(section.title.uppercased()):\n\(lines.joined())"
    }.joined(separator: "\n")
  }

  private static func document(_ sections: [(title: String, entries: [Entry])]) -> String {
    let members = sections.map { section in
      JSONText.Member(
        key: section.title,
        value: .list(
          section.entries.map { .members(["name": .text($0.name), "summary": .text($0.text)]) }))
    }
    return JSONText.object(members).description() + "\n"
  }
}
