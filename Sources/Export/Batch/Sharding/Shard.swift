// SPDX-License-Identifier: MIT

/// One of equal parts of a list, so that several machines share it.
///
/// Every n-th item belongs to the part, whatever the items are: parts are disjoint, together they
/// are the list, and their lengths differ by at most one.
package struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Part `number`, counted from 1, of `count`; nil if there is none.
  package init?(_ number: Int, of count: Int) {
    guard count > 0, 1...count ~= number else { return nil }
    self.init(number: number, count: count)
  }

  /// Reads `2/4`; nil if `text` is no such fraction, or not within its bounds.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy(Byte.isDigit) ? Int(part) : nil
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  /// The items of `list` that belong to the part, in their order.
  package func items<Item>(of list: [Item]) -> [Item] {
    stride(from: number - 1, to: list.count, by: count).map { list[$0] }
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
