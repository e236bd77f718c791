// SPDX-License-Identifier: MIT

/// What one axis of a preset's matrix is in one variant: `theme=dark`.
package struct VariantAxis: Sendable, Hashable, CustomStringConvertible {
  /// The key of `matrix`.
  package let name: String
  /// The value's key or its text, fit to be part of a file name.
  package let label: String

  package init(name: String, label: String) {
    self.name = name
    self.label = label
  }

  package var description: String { "\(name)=\(label)" }
}
