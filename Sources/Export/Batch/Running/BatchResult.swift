// SPDX-License-Identifier: MIT

/// What became of one clip of a batch.
package struct BatchResult: Sendable {
  package let item: BatchItem
  /// What was made, or why it was not.
  package let outcome: Result<[ManifestEntry], any Error>
  /// What is not as the preset says.
  package let notes: [ExportNote]
}
