// SPDX-License-Identifier: MIT

/// Finds the name that was probably meant.
package enum NearestName {
  /// Longer words, in characters, are no slip of the hand.
  private static let longestWord = 64

  /// The name with the fewest typing slips between it and `word`, the first of several; nil if none
  /// is closer than a third of its length.
  ///
  /// A slip is a wrong, missing, extra or swapped letter; case does not count.
  package static func of(_ word: String, among names: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= longestWord else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(typed, Array(name.lowercased()))
      let limit = max(1, max(typed.count, name.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Edit distance with swaps of neighbours, each letter taking part in one edit at most.
  ///
  /// Source: Damerau, "A technique for computer detection and correction of spelling errors", 1964.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for row in a.indices {
      var current = [row + 1]
      for column in b.indices {
        let isSame = a[row] == b[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
