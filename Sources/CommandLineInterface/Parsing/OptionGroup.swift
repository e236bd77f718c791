// SPDX-License-Identifier: MIT

/// Options that help lists together.
package struct OptionGroup: Sendable, Hashable {
  /// In capitals, without a colon.
  package let title: String
  package let options: [OptionDeclaration]

  package init(_ title: String, _ options: [OptionDeclaration]) {
    self.title = title
    self.options = options
  }
}
