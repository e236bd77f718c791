// SPDX-License-Identifier: MIT

/// Looks at key paths one after the other: whether they can be those of a preset in the order of a
/// file, so that whoever reads them on meets neither deep nesting nor lists with gaps.
struct KeyPathOrder {
  /// Of the path before.
  private var last: [Substring] = []

  /// Why `keyPath` cannot come next; nil if it can.
  mutating func objection(toNext keyPath: String) -> String? {
    // One more than is allowed shows that there are too many.
    let most = JSONReader.deepestNesting
    let keys = keyPath.split(separator: ".", maxSplits: most, omittingEmptySubsequences: false)
    guard keys.count <= most else { return "the key path is longer than \(most) keys" }
    guard !keys.contains("") else { return "a key is empty" }
    defer { last = keys }
    let shared = zip(keys, last).prefix { $0 == $1 }.count
    for place in shared..<max(shared, keys.count) where Self.isIndex(keys[place]) {
      let before = place == shared && place < last.count ? Int(last[place]) : nil
      let expected = "\((before ?? -1) + 1)"
      guard keys[place] == expected else {
        return "entry \(expected) of the list belongs here: a line is missing, doubled, or at "
          + "another place"
      }
    }
    return nil
  }

  private static func isIndex(_ key: Substring) -> Bool { key.utf8.allSatisfy(Byte.isDigit) }
}
