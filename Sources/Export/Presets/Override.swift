// SPDX-License-Identifier: MIT

/// A value that an option of the command line puts in place of the preset's.
package struct Override: Sendable, Hashable {
  /// Keys joined by dots; in a list, the index: `scene.hearts.0.endX`.
  package let keyPath: String
  /// JSON; what is not JSON is a text.
  package let text: String
  /// The option as the user wrote it, for messages: `--set scene.size=40`.
  package let spelling: String

  package init(keyPath: String, text: String, spelling: String) {
    self.keyPath = keyPath
    self.text = text
    self.spelling = spelling
  }
}
