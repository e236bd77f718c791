// SPDX-License-Identifier: MIT

/// Gives names that differ: the second of a kind gets `#2` after it, and so on.
struct UniqueNames {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func name(for wish: String) -> String {
    var name = wish
    var count = counts[wish, default: 0] + 1
    if count > 1 { name = "\(wish)#\(count)" }
    while !used.insert(name).inserted {
      count += 1
      name = "\(wish)#\(count)"
    }
    counts[wish] = count
    return name
  }
}
