// SPDX-License-Identifier: MIT

/// A page taken apart into its tags and texts, without any leniency.
package struct ParsedPage {
  package struct Tag: Hashable {
    package let name: String
    package let attributes: [String: String]
    /// Whether it ends an element.
    package let isEnd: Bool
  }

  private static let voidNames: Set = ["meta", "link", "img", "input", "br", "rect", "line"]

  package let source: String
  package private(set) var tags: [Tag] = []
  /// What is shown as text, without style and script.
  package private(set) var text = ""
  /// Why the page is not well formed; nil if it is.
  package private(set) var mistake: String?

  package init(_ source: String) {
    self.source = source
    read()
    checkNesting()
  }

  /// Start tags of elements called `name` that have all of `classes`.
  package func elements(_ name: String, classes: String...) -> [Tag] {
    tags.filter { tag in
      let own = tag.attributes["class", default: ""].split(separator: " ").map(String.init)
      return tag.name == name && !tag.isEnd && classes.allSatisfy(own.contains)
    }
  }

  private mutating func read() {
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { return mistake = "a tag has no end" }
      let tag = Self.tag(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard let tag else { continue }
      tags.append(tag)
      if !tag.isEnd, ["style", "script"].contains(tag.name) {
        guard let close = rest.firstRange(of: "</\(tag.name)>") else {
          return mistake = "\(tag.name) has no end"
        }
        rest = rest[close.lowerBound...]
      }
    }
    text = Self.unescaped(text + rest)
  }

  /// Nil for a declaration.
  private static func tag(_ content: Substring) -> Tag? {
    if content.hasPrefix("!") { return nil }
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    var attributes: [String: String] = [:]
    for match in content.matches(of: /([a-zA-Z0-9-]+)="([^"]*)"/) {
      attributes[String(match.1)] = unescaped(String(match.2))
    }
    return Tag(name: String(name), attributes: attributes, isEnd: isEnd)
  }

  private static func unescaped(_ text: String) -> String {
    let text = text.replacing(/&#(\d+);/) { match in
      String(UInt32(match.1).flatMap(Unicode.Scalar.init).map(Character.init) ?? "?")
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private mutating func checkNesting() {
    var open: [String] = []
    for tag in tags where !Self.voidNames.contains(tag.name) {
      if !tag.isEnd {
        open.append(tag.name)
      } else if open.popLast() != tag.name {
        mistake = mistake ?? "</\(tag.name)> ends nothing"
      }
    }
    if let name = open.last { mistake = mistake ?? "<\(name)> is not ended" }
  }
}
