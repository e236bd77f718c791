// SPDX-License-Identifier: MIT

/// What was written to one file.
package struct ClipReport: Sendable, Hashable {
  package let path: String
  package let format: String
  package let byteCount: Int
  /// A video repeats the last frame while it is held; a GIF does not.
  package let frameCount: Int
  /// Seconds, with the hold at the end.
  package let duration: Double
  /// Pixels, as stored.
  package let width: Int
  package let height: Int
}
