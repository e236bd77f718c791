// SPDX-License-Identifier: MIT

import Foundation

/// An empty folder for one test, removed with its owner.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where `name` is, or would be.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes `text` to the file `name`.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    return path(of: name)
  }

  /// The content of the file `name`.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
  }

  /// Names of all that is in the folder, hidden files too, sorted.
  package func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
