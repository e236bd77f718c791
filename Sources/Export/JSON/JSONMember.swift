// SPDX-License-Identifier: MIT

/// A key of an object and its value.
package struct JSONMember: Sendable {
  package let key: String
  package let keySpan: SourceSpan
  package var value: JSONValue

  /// Whether it is for people only: it is not looked at.
  package var isNote: Bool { key.hasPrefix("x-") || key == "$schema" || key == "$comment" }
}
