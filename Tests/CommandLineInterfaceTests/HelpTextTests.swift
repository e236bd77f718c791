// SPDX-License-Identifier: MIT

import CommandLineInterface
import Testing

@Suite struct HelpTextTests {
  @Test("Help on a command names its options and examples", arguments: CommandCatalog.names)
  func isComplete(name: String) async throws {
    let syntax = try #require(CommandCatalog.command(named: name)).syntax
    let help = await ToolRun([name, "--help"])
    #expect(help.code == .success)
    #expect(help.messages.isEmpty)
    for part in ["OVERVIEW: \(syntax.summary)", "USAGE: zoetrope \(name)", "EXAMPLES:"] {
      #expect(help.text.contains(part))
    }
    for option in syntax.options { #expect(help.text.contains(option.usage)) }
    for example in syntax.examples { #expect(help.text.contains(example)) }
    let lines = help.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(
    "Every example of a command is a command line that it takes", arguments: CommandCatalog.names)
  func examplesAreRight(name: String) throws {
    let command = try #require(CommandCatalog.command(named: name))
    for example in command.syntax.examples {
      let words = example.split(separator: " ").map(String.init).prefix { $0 != ">" && $0 != "|" }
      #expect(words.prefix(2) == ["zoetrope", name])
      _ = try command.init(Arguments(Array(words.dropFirst(2)), for: command.syntax))
    }
  }

  @Test("All ways to ask for help give the same", arguments: [["-h"], ["--help"], ["help"], []])
  func overview(words: [String]) async {
    let help = await ToolRun(words)
    #expect(help.code == .success)
    for name in CommandCatalog.names { #expect(help.text.contains("\n  \(name) ")) }
  }

  @Test("Help on a word and help behind it are one text", arguments: CommandCatalog.names)
  func helpCommand(name: String) async {
    let first = await ToolRun(["help", name])
    let second = await ToolRun([name, "-h"])
    #expect(first.text == second.text)
    #expect(first.code == .success)
  }

  @Test("Names of options differ within a command", arguments: CommandCatalog.names)
  func namesDiffer(name: String) throws {
    let options = try #require(CommandCatalog.command(named: name)).syntax.options
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}
