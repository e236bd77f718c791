// SPDX-License-Identifier: MIT

import Synchronization

/// The unfinished outputs of this run, so that a signal can remove them.
///
/// Creating, moving and removing happen under one lock: a signal finds each file either under its
/// temporary name or complete under its final one.
package final class TemporaryFiles: Sendable {
  struct Entry: Sendable {
    let folder: Folder
    let name: String
  }

  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// Runs `create`, which makes the file of `entry`, and remembers it if that worked.
  func add<Result: Sendable>(
    _ entry: Entry, creating create: () throws(FileSystemError) -> Result
  ) throws(FileSystemError) -> Result {
    try entries.withLock { entries throws(FileSystemError) in
      let result = try create()
      entries.append(entry)
      return result
    }
  }

  /// Runs `move`, which gives the file of `entry` its final name, and forgets it if that worked.
  func release(
    _ entry: Entry, moving move: () throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    try entries.withLock { entries throws(FileSystemError) in
      try move()
      entries.removeAll { $0.folder === entry.folder && $0.name == entry.name }
    }
  }

  /// Removes the file of `entry` if it is still there.
  func remove(_ entry: Entry) {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { Self.isSame($0, entry) }) else { return }
      entries.remove(at: index)
      entry.folder.removeFile(named: entry.name)
    }
  }

  /// Removes every file, then ends the program by `exit` before another can be made.
  package func removeAll(thenExit exit: () -> Never) -> Never {
    entries.withLock { entries in
      for entry in entries { entry.folder.removeFile(named: entry.name) }
      exit()
    }
  }

  private static func isSame(_ a: Entry, _ b: Entry) -> Bool {
    a.folder === b.folder && a.name == b.name
  }
}
