// SPDX-License-Identifier: MIT

/// Where a key or a value was written.
package enum SourceSpan: Sendable, Hashable {
  /// Bytes of the preset file.
  case file(Range<Int>)
  /// The override of that index: an option of the command line.
  case override(Int)

  package var isOverride: Bool {
    if case .override = self { true } else { false }
  }

  /// Its first byte alone, to point at an object for what it lacks.
  package var start: SourceSpan {
    if case .file(let bytes) = self {
      .file(bytes.lowerBound..<min(bytes.lowerBound + 1, bytes.upperBound))
    } else {
      self
    }
  }
}
