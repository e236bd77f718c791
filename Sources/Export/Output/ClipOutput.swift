// SPDX-License-Identifier: MIT

/// A file that a clip goes to.
package struct ClipOutput: Sendable {
  package let path: String
  package let format: OutputFormat

  package init(path: String, format: OutputFormat) {
    self.path = path
    self.format = format
  }
}
