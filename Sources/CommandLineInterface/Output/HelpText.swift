// SPDX-License-Identifier: MIT

/// Help as swift-argument-parser lays it out, made from the tables of options.
package enum HelpText {
  /// Columns in front of the explanations.
  private static let indent = 26
  private static let width = 96

  /// Help on one command.
  package static func text(for syntax: CommandSyntax) -> String {
    var sections = ["OVERVIEW: \(syntax.summary)", "USAGE: \(syntax.usage)"]
    if let operand = syntax.operand {
      sections.append(section("ARGUMENTS", [("<\(operand.name)>", operand.summary)]))
    }
    for group in syntax.groups {
      sections.append(section(group.title, group.options.map { (label($0), $0.summary) }))
    }
    for table in syntax.tables {
      sections.append(section(table.title, table.rows.map { ("    \($0.word)", $0.meaning) }))
    }
    sections.append(examples(syntax.examples))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Help on the tool itself, with `commands` as its list.
  package static func overview(of commands: [CommandSyntax], examples lines: [String]) -> String {
    [
      "OVERVIEW: Renders UI micro-animations from presets to GIF and MP4",
      "USAGE: zoetrope <command> [options]\n       zoetrope <preset> [options]",
      section(
        "OPTIONS",
        [
          ("    --version", "Show the versions of the tool and of its libraries"),
          ("-h, --help", "Show help, also after a command"),
        ]),
      section("COMMANDS", commands.map { ($0.name, $0.summary) }),
      examples(lines),
      "  See 'zoetrope help <command>' for detailed help.",
    ].joined(separator: "\n\n") + "\n"
  }

  private static func label(_ option: OptionDeclaration) -> String {
    option.short == nil ? "    \(option.usage)" : option.usage
  }

  private static func examples(_ lines: [String]) -> String {
    "EXAMPLES:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }

  private static func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    let lines = rows.map { row in
      let start = "  \(row.label)"
      let lines = wrapped(row.text).joined(separator: "\n" + String(repeating: " ", count: indent))
      let gap = indent - start.count
      return gap > 0
        ? start + String(repeating: " ", count: gap) + lines
        : start + "\n" + String(repeating: " ", count: indent) + lines
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// `text` broken between words into lines that fit beside the labels.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width - indent {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
