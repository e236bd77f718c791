// SPDX-License-Identifier: MIT

/// What a command takes: the one table that reading, help and error texts come from.
package struct CommandSyntax: Sendable, Hashable {
  /// Words that are not options.
  package struct Operand: Sendable, Hashable {
    package let name: String
    /// How many there may be.
    package let count: ClosedRange<Int>
    package let summary: String

    package init(_ name: String, count: ClosedRange<Int>, _ summary: String) {
      self.name = name
      self.count = count
      self.summary = summary
    }

    /// `<preset> ...`, in brackets if it may be left out.
    package var usage: String {
      let word = "<\(name)>" + (count.upperBound > 1 ? " ..." : "")
      return count.lowerBound == 0 ? "[\(word)]" : word
    }
  }

  package let name: String
  /// One sentence, without a full stop.
  package let summary: String
  package let operand: Operand?
  package let groups: [OptionGroup]
  /// Command lines to copy, without a prompt.
  package let examples: [String]
  /// What help explains beside options.
  package private(set) var tables: [HelpTable] = []

  package init(
    name: String, summary: String, operand: Operand?, groups: [OptionGroup], examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.groups = groups + [OptionGroup("HELP", [Self.help.declaration])]
    self.examples = examples
  }

  /// The same syntax with tables for its help.
  package func explained(by tables: [HelpTable]) -> CommandSyntax {
    var syntax = self
    syntax.tables = tables
    return syntax
  }

  /// Every command has it.
  package static let help = Option<Bool>.flag("help", short: "h", "Show this help")

  package var options: [OptionDeclaration] { groups.flatMap(\.options) }

  /// `zoetrope render <preset> ... [options]`.
  package var usage: String {
    ["zoetrope", name, operand?.usage, "[options]"].compactMap { $0 }.joined(separator: " ")
  }
}
