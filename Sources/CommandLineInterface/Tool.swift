// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// The tool, from the words of the command line to the exit status.
package enum Tool {
  package static let version = "0.1.0"

  /// Runs the command that `words` ask for; the program's own name is not among them.
  package static func run(
    _ words: [String], on console: Console, files: TemporaryFiles
  ) async -> ExitCode {
    do {
      return try await dispatch(words, on: console, files: files)
    } catch {
      let code = ExitCode(for: error)
      // Who closed the pipe wants to hear no more.
      if code != .closedPipe { console.say(message(for: error, words)) }
      return code
    }
  }

  /// Ends the process as `signal` asks: removes the unfinished files and says so.
  package static func stop(
    at signal: TerminationSignal, console: Console, files: TemporaryFiles
  ) -> Never {
    files.removeAll {
      let clearLine = console.messageColumns == nil ? "" : "\r\u{1B}[K"
      try? console.messages.write("\(clearLine)Stopped; unfinished files are removed\n")
      ThisProcess.exit(signal.exitStatus)
    }
  }

  private static func dispatch(
    _ words: [String], on console: Console, files: TemporaryFiles
  ) async throws -> ExitCode {
    guard let first = words.first, first != "--help", first != "-h" else {
      return try printHelp([], on: console)
    }
    if first == "help" { return try printHelp(words.dropFirst(), on: console) }
    if first == "--version" {
      try console.output.write(versionText)
      return .success
    }
    let command = try command(for: first)
    let isNamed = command.syntax.name == first
    let arguments = try Arguments(
      isNamed ? Array(words.dropFirst()) : words, for: command.syntax)
    if arguments.wantsHelp { return try printHelp([command.syntax.name], on: console) }
    return try await command.init(arguments).run(on: console, files: files)
  }

  /// The command of that name; a preset in its place means `render`.
  private static func command(for word: String) throws -> any Command.Type {
    if let command = CommandCatalog.command(named: word) { return command }
    if PresetLoader.isPreset(word) { return RenderCommand.self }
    if word.hasPrefix("-") {
      throw UsageError.unknownOption(
        word, nearest: NearestName.of(word, among: ["--help", "--version"]))
    }
    let known = CommandCatalog.names + ["help"] + BuiltInPresets.names
    throw UsageError.unknownCommand(word, nearest: NearestName.of(word, among: known))
  }

  private static func printHelp(
    _ words: some Collection<String>, on console: Console
  ) throws -> ExitCode {
    guard let name = words.first else {
      let examples = [
        "zoetrope list", "zoetrope render heart-fountain --out-dir Clips",
        "zoetrope ball-loader -o loader.gif --scale 3", "zoetrope describe ball-loader",
      ]
      let commands = CommandCatalog.all.map { $0.syntax }
      try console.output.write(HelpText.overview(of: commands, examples: examples))
      return .success
    }
    guard let command = CommandCatalog.command(named: name) else {
      let known = CommandCatalog.names
      throw UsageError.unknownCommand(name, nearest: NearestName.of(name, among: known))
    }
    try console.output.write(HelpText.text(for: command.syntax))
    return .success
  }

  private static var versionText: String {
    let lines =
      ["zoetrope \(version)"] + LibraryVersions.lines.map { "  \($0)" } + [
        "The tool's source is under the MIT licence. A program linked with an FFmpeg that contains",
        "x264, such as Debian's, is as a whole under the GNU General Public License.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What went wrong; for a wrong command line also how it should look.
  private static func message(for error: any Error, _ words: [String]) -> String {
    guard error is UsageError else { return "Error: \(FailureText.of(error))" }
    let name = words.first ?? ""
    let command =
      CommandCatalog.command(named: name)
      ?? (PresetLoader.isPreset(name) ? RenderCommand.self : nil)
    let usage = command?.syntax.usage ?? "zoetrope <command> [options]"
    let help = command.map { "zoetrope \($0.syntax.name) --help" } ?? "zoetrope --help"
    return "Error: \(error)\nUsage: \(usage)\n  See '\(help)' for more information."
  }
}
