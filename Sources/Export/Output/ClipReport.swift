// SPDX-License-Identifier: MIT

/// What was written to one file.
package struct ClipReport: Sendable, Hashable {
  package let path: String
  package let format: String
  package let byteCount: Int
  package let frameCount: Int
  /// Seconds.
  package let duration: Double
  /// Pixels, as stored.
  package let width: Int
  package let height: Int
}
