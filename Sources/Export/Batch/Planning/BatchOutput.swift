// SPDX-License-Identifier: MIT

/// A file that a batch makes.
package struct BatchOutput: Sendable, Hashable {
  /// In the folder of the batch.
  package let name: String
  /// The name of its format.
  package let format: String
  /// What it will say it was made from.
  package let marker: ClipMarker
}
