// SPDX-License-Identifier: MIT

package import FileSystem

/// Where the tool's words go and come from: the process's streams, or a test's.
package struct Console: Sendable {
  /// Data: what was asked for, and nothing else.
  package let output: any OutputChannel
  /// Everything else.
  package let messages: any OutputChannel
  package let outputIsTerminal: Bool
  /// Columns of the terminal that messages go to; nil if it is none or cannot move its cursor.
  package let messageColumns: Int?
  /// Reads all of standard input, up to a number of bytes.
  package let readInput: @Sendable (Int) throws(FileSystemError) -> [UInt8]
  /// Where short-lived files may be put.
  package let temporaryFolder: String

  package init(
    output: any OutputChannel, messages: any OutputChannel, outputIsTerminal: Bool = false,
    messageColumns: Int? = nil, temporaryFolder: String,
    readInput: @escaping @Sendable (Int) throws(FileSystemError) -> [UInt8]
  ) {
    self.output = output
    self.messages = messages
    self.outputIsTerminal = outputIsTerminal
    self.messageColumns = messageColumns
    self.temporaryFolder = temporaryFolder
    self.readInput = readInput
  }

  /// The streams of the process.
  package static var process: Console {
    let isDumb = [nil, "", "dumb"].contains(ThisProcess.variable("TERM"))
    let folder = ThisProcess.variable("TMPDIR") ?? ""
    return Console(
      output: StandardStream.output, messages: StandardStream.error,
      outputIsTerminal: StandardStream.output.isTerminal,
      messageColumns: isDumb ? nil : StandardStream.error.columns,
      temporaryFolder: folder.isEmpty ? "/tmp" : folder,
      readInput: { limit throws(FileSystemError) in
        try InputFile.readStandardInput(limit: limit)
      })
  }

  /// Tells the user something, a line or more; that nobody can read it is no failure.
  package func say(_ message: String) {
    let visible = message.unicodeScalars.map { scalar in
      scalar == "\n" || !Self.steersTerminal(scalar) ? scalar : "\u{FFFD}"
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: visible)
    try? messages.write("\(String(text))\n")
  }

  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
  }
}
