// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A table of what was measured on a screen recording, from `Recordings`.
///
/// Lines that start with `#` say where the numbers come from, the first other line names the columns.
struct RecordedTable {
  private let columns: [String: [String]]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Recordings/\(name).csv")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let rows = lines.map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(rows.first)
    var columns: [String: [String]] = [:]
    for (index, name) in names.enumerated() { columns[name] = rows.dropFirst().map { $0[index] } }
    self.columns = columns
  }

  func texts(_ column: String) throws -> [String] { try #require(columns[column]) }

  /// The column's numbers; an empty field is NaN.
  func numbers(_ column: String) throws -> [Double] {
    try texts(column).map { $0.isEmpty ? .nan : try #require(Double($0)) }
  }
}
