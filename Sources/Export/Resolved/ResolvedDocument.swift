// SPDX-License-Identifier: MIT

/// The way back from values to a preset: the text of a file that has them.
package enum ResolvedDocument {
  /// A preset file of `values`, which come in the order of a file; objects whose keys count from 0
  /// are lists.
  ///
  /// `remarks`, by key path, become comments behind the values.
  package static func text(
    of values: [ResolvedValue], remarks: [String: String] = [:]
  ) -> String {
    let entries = values.map { value in
      Entry(
        keys: value.keyPath.split(separator: ".")[...], text: value.text,
        comment: remarks[value.keyPath].map { "  // \($0)" } ?? "")
    }
    return text(of: entries[...], indent: "") + "\n"
  }

  private struct Entry {
    /// From the object at work on to the value.
    var keys: ArraySlice<Substring>
    let text: String
    let comment: String
  }

  private static func text(of entries: ArraySlice<Entry>, indent: String) -> String {
    let inner = indent + "  "
    var members: [(key: String, text: String, comment: String)] = []
    var rest = entries
    while let key = rest.first?.keys.first {
      var inside = rest.prefix { $0.keys.first == key }
      rest = rest[inside.endIndex...]
      for index in inside.indices { inside[index].keys.removeFirst() }
      let isValue = inside.count == 1 && inside[inside.startIndex].keys.isEmpty
      let text = isValue ? inside[inside.startIndex].text : text(of: inside, indent: inner)
      members.append((String(key), text, isValue ? inside[inside.startIndex].comment : ""))
    }
    let isList = members.enumerated().allSatisfy { $0.element.key == "\($0.offset)" }
    let lines = members.enumerated().map { index, member in
      inner + (isList ? "" : "\(JSONText.quoted(member.key)): ") + member.text
        + (index + 1 < members.count ? "," : "") + member.comment
    }
    let brackets = isList ? ("[", "]") : ("{", "}")
    return "\(brackets.0)\n\(lines.joined(separator: "\n"))\n\(indent)\(brackets.1)"
  }
}
