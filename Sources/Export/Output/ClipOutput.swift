// SPDX-License-Identifier: MIT

/// A file that a clip goes to.
package struct ClipOutput: Sendable {
  package let path: String
  package let format: OutputFormat
  /// A line that the file carries beside the pictures; empty for none.
  package let comment: String

  package init(path: String, format: OutputFormat, comment: String = "") {
    self.path = path
    self.format = format
    self.comment = comment
  }
}
