// SPDX-License-Identifier: MIT

/// A parameter of a preset with the value that it has in the end, given or by default.
package struct ResolvedValue: Sendable, Hashable {
  /// Keys joined by dots; in a list, the index: `scene.hearts.0.endX`.
  package let keyPath: String
  /// JSON on one line, as a preset would write it.
  package let text: String
  /// What plain numbers are measured in; empty if in nothing, or not known.
  package let unit: String

  package init(keyPath: String, text: String, unit: String = "") {
    self.keyPath = keyPath
    self.text = text
    self.unit = unit
  }

  /// Keys whose values make no difference to what is shown when: names, and how files store it.
  private static let others = [
    "zoetrope", "name", "title", "canvas.matte", "gif", "video", "outputs",
  ]

  /// Whether what is shown depends on the value, or when.
  package var decidesFrames: Bool {
    !Self.others.contains { keyPath == $0 || keyPath.hasPrefix("\($0).") }
  }
}

extension ResolvedValue: CustomStringConvertible {
  /// `scene.emitter.velocity: 34`.
  package var description: String { "\(keyPath): \(text)" }
}
