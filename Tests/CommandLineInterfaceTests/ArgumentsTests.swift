// SPDX-License-Identifier: MIT

import CommandLineInterface
import Testing

@Suite struct ArgumentsTests {
  private static let output = Option<String>.text("output", short: "o", value: "file", "Where to")
  private static let jobs = Option<Int>.whole("jobs", short: "j", in: 1...8, "How many")
  private static let quiet = Option<Bool>.flag("quiet", short: "q", "Say nothing")
  private static let format = Option<String>.word("format", among: ["gif", "mp4"], "What")
  private static let syntax = CommandSyntax(
    name: "make", summary: "Make things",
    operand: CommandSyntax.Operand("thing", count: 1...2, "What to make"),
    groups: [
      OptionGroup(
        "OPTIONS",
        [output.declaration, jobs.declaration, quiet.declaration, format.declaration])
    ], examples: ["zoetrope make x"])

  private func read(_ line: String) throws(UsageError) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), for: Self.syntax)
  }

  @Test(
    "Every usual way to write an option gives the same",
    arguments: [
      "a --output x --jobs 3 --quiet", "a --output=x --jobs=3 --quiet", "-o x -j 3 -q a",
      "-ox -j3 -q a", "-qox -j=3 a", "--quiet -o=x --jobs 1 --jobs 3 -- a", "-qj3 -o x a",
    ])
  func readsOptions(line: String) throws {
    let arguments = try read(line)
    #expect(arguments.operands == ["a"])
    #expect(try arguments.value(of: Self.output) == "x")
    #expect(try arguments.value(of: Self.jobs) == 3)
    #expect(arguments.has(Self.quiet))
  }

  @Test("A dash and a negative number are values, and all words after -- are operands")
  func readsDashes() throws {
    #expect(try read("- -o -").operands == ["-"])
    #expect(try read("- -o -").value(of: Self.output) == "-")
    #expect(try read("a -o -5").value(of: Self.output) == "-5")
    #expect(try read("-- -o --jobs").operands == ["-o", "--jobs"])
    #expect(try read("a --output=").value(of: Self.output) == "")
    #expect(try read("a --output=b=c").value(of: Self.output) == "b=c")
  }

  @Test("A repeated option keeps every value in order")
  func gathers() throws {
    #expect(try read("a -o x --output=y").all(Self.output) == ["x", "y"])
  }

  @Test("Asking for help ends the reading", arguments: ["--help", "-h", "-qh", "a b c -h"])
  func wantsHelp(line: String) throws {
    #expect(try read(line).wantsHelp)
  }

  @Test(
    "A wrong line says what is wrong",
    arguments: [
      ("a --outptu x", "unknown option '--outptu'; did you mean '--output'?"),
      ("a --frobnicate", "unknown option '--frobnicate'"),
      ("a -x", "unknown option '-x'"),
      ("a -o", "missing value for '-o, --output <file>'"),
      ("a -o --quiet", "missing value for '-o, --output <file>'"),
      ("a --quiet=yes", "'--quiet' takes no value, but 'yes' was given"),
      ("-q", "missing argument '<thing>'"),
      ("a b c", "unexpected argument 'c'"),
    ])
  func refuses(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try read(line) }
    #expect(error?.description == message)
  }

  @Test(
    "A value that does not suit says what would",
    arguments: ["0", "9", "x", "1.5", "99999999999999999999", "NaN"])
  func refusesValue(value: String) throws {
    let arguments = try read("a --jobs \(value)")
    let error = #expect(throws: UsageError.self) { try arguments.value(of: Self.jobs) }
    #expect(
      error?.description
        == "'\(value)' does not suit '-j, --jobs <n>'; it must be a whole number from 1 to 8")
  }

  @Test func refusesUnknownWord() throws {
    let arguments = try read("a --format webm")
    #expect(throws: UsageError.self) { try arguments.value(of: Self.format) }
  }
}
