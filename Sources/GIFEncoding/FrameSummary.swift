// SPDX-License-Identifier: MIT

/// A frame in a few bytes, to be compared with the same frame read back.
package struct FrameSummary: Hashable, Sendable {
  package let header: GIFFrame
  /// Entries of the frame's own colour table; 0 if it has none.
  package let colorCount: Int
  /// Of the bytes of its own colour table and of all indices.
  package let digest: UInt64
}
