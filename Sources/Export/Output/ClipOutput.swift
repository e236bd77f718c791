// SPDX-License-Identifier: MIT

package import Graphics

/// A file that a clip goes to.
package struct ClipOutput: Sendable {
  /// How a file holds the frames where that is not as the preset says that is drawn: several presets
  /// may differ in nothing else, and share the drawing.
  package struct Storing: Sendable {
    package let options: StorageOptions
    /// What transparent pixels are laid on.
    package let matte: Color

    package init(_ preset: Preset) {
      options = preset.storage
      matte = preset.canvas.matte
    }
  }

  package let path: String
  package let format: OutputFormat
  /// A line that the file carries beside the pictures; empty for none.
  package let comment: String
  /// Nil for the way of the preset that is drawn.
  package let storing: Storing?

  package init(
    path: String, format: OutputFormat, comment: String = "", storing: Storing? = nil
  ) {
    self.path = path
    self.format = format
    self.comment = comment
    self.storing = storing
  }
}
