// SPDX-License-Identifier: MIT

extension JSONText {
  /// The document on one line, without a line break: the form of JSON Lines.
  package var line: String {
    switch self {
    case .null, .flag, .whole, .number, .text: description()
    case .list(let entries): "[\(entries.map(\.line).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.line)" }.joined(separator: ","))}"
    }
  }
}
