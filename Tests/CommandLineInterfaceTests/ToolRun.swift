// SPDX-License-Identifier: MIT

import CommandLineInterface
import FileSystem

/// One run of the tool inside the test's process.
struct ToolRun {
  let code: ExitCode
  let output: [UInt8]
  let messages: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs the tool with `words`; standard input holds `input`, and every write to standard output
  /// fails with the errno `outputFailure`, unless that is nil.
  init(
    _ words: [String], input: String = "", outputFailure: Int32? = nil,
    outputIsTerminal: Bool = false
  ) async {
    let output = CapturedOutput(failingWith: outputFailure)
    let messages = CapturedOutput()
    let console = Console(
      output: output, messages: messages, outputIsTerminal: outputIsTerminal,
      temporaryFolder: "/tmp",
      readInput: { limit throws(FileSystemError) in
        guard input.utf8.count <= limit else {
          throw .tooLarge(path: "standard input", limit: limit)
        }
        return Array(input.utf8)
      })
    code = await Tool.run(words, on: console, files: TemporaryFiles())
    self.output = output.contents
    self.messages = messages.text
  }
}
