// SPDX-License-Identifier: MIT

/// What the text of a manifest says, a JSON object on each line.
///
/// Entries are claims, to be checked against the files. Several programs may append to a manifest,
/// and any may be killed while it does: of an output the last entry counts, and what is not a whole
/// line of the right form is left out.
package struct Manifest: Sendable {
  /// The last; nil if there is none.
  package private(set) var header: ManifestHeader?
  /// In the order of the outputs' first lines.
  package private(set) var entries: [ManifestEntry] = []
  /// Numbers of lines, from 1, that say nothing; the last line without its end is not among them.
  package private(set) var brokenLines: [Int] = []
  /// Whether there are lines that no longer count.
  package private(set) var isOutdated = false
  /// Whether the last line lacks its end.
  package let isTruncated: Bool

  private var indices: [[UInt8]: Int] = [:]

  /// Bytes: some hundred thousand outputs.
  package static let longestText = 1 << 28

  /// A manifest that says nothing.
  package init() { isTruncated = false }

  package init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    // What comes behind the last line break is nothing, or a line that was not finished.
    isTruncated = lines.popLast()?.isEmpty == false
    for (index, line) in lines.enumerated() where !line.isEmpty { add(line, number: index + 1) }
  }

  package func entry(for output: String) -> ManifestEntry? {
    indices[Array(output.utf8)].map { entries[$0] }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
    let text = SourceText(name: "manifest", bytes: Array(line))
    let (value, problems) = JSONReader.read(text)
    guard let value, problems.isEmpty else {
      brokenLines.append(number)
      return
    }
    if let entry = ManifestEntry(value) {
      add(entry)
    } else if let header = ManifestHeader(value) {
      isOutdated = isOutdated || (self.header != nil && self.header != header)
      self.header = header
    } else {
      brokenLines.append(number)
    }
  }

  private mutating func add(_ entry: ManifestEntry) {
    let key = Array(entry.output.utf8)
    if let index = indices[key] {
      isOutdated = true
      entries[index] = entry
    } else {
      indices[key] = entries.count
      entries.append(entry)
    }
  }
}
