// SPDX-License-Identifier: MIT

/// Gives names that differ: the second of a kind gets `#2` after it, and so on.
struct UniqueNames {
  /// How often each name was wished for.
  private var counts: [String: Int] = [:]

  mutating func name(for wish: String) -> String {
    let count = counts[wish, default: 0] + 1
    counts[wish] = count
    return count == 1 ? wish : name(for: "\(wish)#\(count)")
  }
}
