// SPDX-License-Identifier: MIT

import FileSystem
import Synchronization

/// What a watch shows: lines of what was made, and below them the errors of now.
///
/// On a terminal errors are taken away when they no longer hold; elsewhere each is a line.
final class WatchDisplay: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let errors = Mutex<[String]>([])

  init(on console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// A bar for a clip, below all else; nil where there is none.
  func progress(of title: String) -> ProgressLine? {
    isQuiet ? nil : ProgressLine(title: title, on: console)
  }

  /// Tells something that is no failure.
  func say(_ message: String) {
    guard !isQuiet else { return }
    errors.withLock { errors in
      erase(errors)
      console.say(message)
      if console.messageColumns != nil { show(errors) }
    }
  }

  /// Adds to what is wrong.
  func fail(_ message: String) {
    errors.withLock { errors in
      let error = "Error: \(message)"
      errors.append(error)
      show([error])
    }
  }

  /// Takes away what was wrong.
  func clearErrors() {
    errors.withLock { errors in
      erase(errors)
      errors = []
    }
  }

  private func show(_ errors: [String]) {
    for error in errors { console.say(error) }
  }

  private func erase(_ errors: [String]) {
    guard let columns = console.messageColumns, !errors.isEmpty else { return }
    let rows = errors.reduce(0) { $0 + Self.rowCount(of: $1, columns: columns) }
    try? console.messages.write("\u{1B}[\(rows)A\r\u{1B}[J")
  }

  /// Rows that `text` takes on a terminal of so many columns.
  static func rowCount(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
  }
}
