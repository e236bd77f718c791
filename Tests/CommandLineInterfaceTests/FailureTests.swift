// SPDX-License-Identifier: MIT

import CommandLineInterface
import FileSystem
import TestSupport
import Testing

/// Every way to fail that needs no other process: the exit code, the message, and that no file of any
/// kind is left or changed.
@Suite struct FailureTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    preset = try folder.write(SmallPreset.text(), to: "small.json")
  }

  /// Words in which `@` stands for the test's folder.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let code: ExitCode
    let message: String
    /// Run before, in the folder.
    var preparation = ":"

    var testDescription: String { words }
  }

  @Test("A file's name does not begin lines of its own", arguments: ["render", "hash", "verify"])
  func disarmsNames(command: String) async {
    let run = await ToolRun([command, "no\n::error::x.json"])
    #expect(run.code == .noInput && (run.messages + run.text).contains("no·::error::x.json"))
    #expect(!(run.messages + run.text).contains("\n::"))
  }

  @Test(
    "A failure has its code and message and leaves nothing",
    arguments: [
      Case(words: "render", code: .usage, message: "missing argument '<preset>'"),
      Case(words: "render @/small.json --frobnicate", code: .usage, message: "unknown option"),
      Case(words: "render @/small.json --jobs 0", code: .usage, message: "from 1 to 1024"),
      Case(words: "render @/small.json --size 10", code: .usage, message: "such as 320x480"),
      Case(words: "render @/small.json --set a", code: .usage, message: "an equals sign"),
      Case(
        words: "render @/small.json --out-dir @ --set scene.bal=1", code: .usage,
        message: "did you mean \"ball\"?"),
      Case(words: "render @/small.json --out-dir @ --fps 0", code: .usage, message: "fps"),
      Case(words: "render @/small.json --out-dir @ --scale 1e308", code: .usage, message: "scale"),
      Case(words: "render @/small.json -o @/a.webm", code: .usage, message: "known: gif, mp4"),
      Case(words: "render @/small.json -o @/a.gif --out-dir @", code: .usage, message: "leave one"),
      Case(words: "render @/small.json -o -", code: .usage, message: "add --format"),
      Case(
        words: "render @/small.json -o - -o @/a.gif --format gif", code: .usage,
        message: "no other output"),
      Case(
        words: "render @/small.json @/small.json -o @/a.gif", code: .usage,
        message: "-o is for one preset"),
      Case(
        words: "render @/small.json @/small.json --out-dir @", code: .usage,
        message: "two clips would be written to"),
      Case(
        words: "render @/small.json -o @/a.gif -o @/./a.gif", code: .usage,
        message: "two clips would be written to"),
      Case(
        words: "render @/small.json -o @/small.json --format gif", code: .usage,
        message: "is a preset that is being read"),
      Case(
        words: "render @/small.json -o @/link.gif", code: .usage,
        message: "is a preset that is being read", preparation: "ln small.json link.gif"),
      Case(words: "render @/none.json", code: .noInput, message: "No such file"),
      Case(words: "render ball-loadr", code: .noInput, message: "did you mean 'ball-loader'?"),
      Case(
        words: "render @/pipe.json", code: .noInput, message: "is a pipe",
        preparation: "mkfifo pipe.json"),
      Case(words: "render @/.", code: .noInput, message: "is a folder"),
      Case(
        words: "render @/bad.json --out-dir @", code: .badPreset, message: "bad.json:1:1: ",
        preparation: "echo '{' > bad.json"),
      Case(
        words: "render @/empty.json --out-dir @", code: .badPreset, message: "empty",
        preparation: ": > empty.json"),
      Case(
        words: "render @/huge.json --out-dir @", code: .badPreset, message: "larger than",
        preparation: "truncate -s 1G huge.json"),
      Case(
        words: "render @/small.json --out-dir @/no", code: .cannotCreate, message: "No such file"),
      Case(
        words: "render @/small.json -o @/a.gif", code: .cannotCreate, message: "is a folder",
        preparation: "mkdir a.gif"),
      Case(
        words: "render @/small.json -o @/a.gif", code: .cannotCreate, message: "is a pipe",
        preparation: "mkfifo a.gif"),
      Case(
        words: "render @/small.json -o @/ --format gif", code: .cannotCreate, message: "is a folder"
      ),
      Case(
        words: "render @/small.json -o /dev/full --format mp4", code: .cannotCreate,
        message: "is a pipe, socket or device"),
      Case(
        words: "render @/small.json --out-dir @ --no-overwrite", code: .cannotCreate,
        message: "exists and is not replaced", preparation: "echo old > small.mp4"),
      Case(words: "frames @/small.json", code: .usage, message: "missing -o"),
      Case(words: "frames @/small.json -o -", code: .usage, message: "add --format rgba"),
      Case(
        words: "frames @/small.json -o @ --frame 6", code: .usage, message: "frames 0 to 5"),
      Case(
        words: "frames @/small.json -o @ --frames 3-1", code: .usage, message: "smaller first"),
      Case(
        words: "frames @/small.json -o @ --frame 1 --frames 1-2", code: .usage,
        message: "exclude each other"),
      Case(
        words: "frames @/small.json -o @/no/Frames", code: .cannotCreate, message: "No such file"),
      Case(words: "trace", code: .usage, message: "missing argument"),
      Case(words: "describe no-scene", code: .noInput, message: "no-scene"),
      Case(words: "list all", code: .usage, message: "unexpected argument 'all'"),
    ])
  func fails(_ fault: Case) async throws {
    #expect(try ChildProcess.shell(fault.preparation, in: folder.path).status == 0)
    let before = try listing()
    let words = fault.words.split(separator: " ")
      .map { $0.replacing("@", with: folder.path) }
    let run = await ToolRun(words.map { String($0) })
    #expect(run.code == fault.code)
    #expect(run.messages.contains(fault.message))
    #expect(run.messages.hasPrefix("Error: "))
    #expect(run.output.isEmpty)
    #expect(try listing() == before)
  }

  /// Names, sizes and times of all that is in the folder.
  private func listing() throws -> String {
    try ChildProcess.shell("ls -lAn --time-style=full-iso", in: folder.path).output
  }

  @Test("Of several clips the good ones are made, and the code says that some failed")
  func someFail() async throws {
    let other = try folder.write(SmallPreset.text(name: "other"), to: "other.json")
    let bad = try folder.write("{}", to: "bad.json")
    let run = await ToolRun(
      ["render", preset, bad, folder.path(of: "none.json"), other, "--out-dir", folder.path])
    #expect(run.code == .someFailed)
    #expect(run.messages.contains("bad.json:1:1"))
    #expect(run.messages.contains("none.json"))
    let clips = try folder.contents().filter { !$0.hasSuffix(".json") }
    #expect(clips == ["other.gif", "other.mp4", "small.gif", "small.mp4"])
  }

  @Test(
    "Data that standard output does not take is never lost in silence",
    arguments: [
      ["list"], ["--help"], ["--version"], ["describe", "ball-loader"], ["trace", "@"],
      ["frames", "@", "--format", "rgba", "-o", "-"],
      ["render", "@", "-o", "-", "--format", "gif"],
    ], [28, 9, 32] as [Int32])
  func noticesOutput(words: [String], failure: Int32) async {
    let run = await ToolRun(
      words.map { $0 == "@" ? preset : $0 }, outputFailure: failure)
    #expect(run.code == (failure == 32 ? .closedPipe : .inputOutput))
    let tellsError = run.messages.contains("Error: cannot write to 'standard output'")
    #expect(tellsError == (failure != 32))
  }

  @Test(
    "Pictures are not written to a terminal",
    arguments: [
      ["render", "@", "-o", "-", "--format", "gif"],
      ["frames", "@", "-o", "-", "--format", "rgba"],
    ])
  func refusesTerminal(words: [String]) async {
    let run = await ToolRun(words.map { $0 == "@" ? preset : $0 }, outputIsTerminal: true)
    #expect(run.code == .usage)
    #expect(run.messages.contains("terminal"))
    #expect(run.output.isEmpty)
  }

  @Test("Text from a file or the command line cannot steer the terminal")
  func isHarmless() async throws {
    let run = await ToolRun(["render", "\u{1B}[2Jx\u{202E}y.json"])
    #expect(run.code == .noInput)
    #expect(!run.messages.contains("\u{1B}"))
    #expect(!run.messages.contains("\u{202E}"))
  }

  @Test(
    "Each failure of the file system has its code",
    arguments: [
      (2, ExitCode.cannotCreate), (17, .cannotCreate), (21, .cannotCreate), (30, .cannotCreate),
      (1, .permission), (13, .permission), (5, .inputOutput), (27, .inputOutput),
      (28, .inputOutput), (122, .inputOutput), (32, .closedPipe),
    ] as [(Int32, ExitCode)])
  func fileSystemCodes(code: Int32, expected: ExitCode) {
    let error = FileSystemError.call(operation: "create", path: "a", code: code)
    #expect(ExitCode(for: error) == expected)
  }

  @Test("The exit codes are those that are documented")
  func codes() {
    #expect(
      ExitCode.allCases.map(\.rawValue)
        == [0, 1, 3, 64, 65, 66, 69, 70, 73, 74, 75, 77, 129, 130, 141, 143])
  }
}
