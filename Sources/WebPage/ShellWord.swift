// SPDX-License-Identifier: MIT

/// Text as one word of a command line.
package enum ShellWord {
  /// `text` as it is if it has nothing that a POSIX shell looks at, else in single quotes.
  package static func of(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// The same for a file, which must not look like an option.
  package static func of(path: String) -> String {
    of(path.hasPrefix("-") ? "./\(path)" : path)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._/@,=:+%".utf8.contains(byte)
    }
  }
}
