// SPDX-License-Identifier: MIT

/// Everything that a batch would make, checked, and the part of it that this run is for.
package struct BatchPlan: Sendable {
  package enum Entry: Sendable {
    case item(BatchItem)
    /// A preset that cannot be read.
    case unreadable(place: String, error: any Error)

    package var place: String {
      switch self {
      case .item(let item): item.place
      case .unreadable(let place, _): place
      }
    }

    package var item: BatchItem? {
      if case .item(let item) = self { item } else { nil }
    }
  }

  package let shard: Shard
  /// How many clips all shards have.
  package let totalCount: Int
  /// The clips of this shard, in order of their places by bytes.
  package let entries: [Entry]
  /// SHA-256 of what the whole batch makes, so that parts of different batches are not put together.
  package let digest: String

  /// Plans `shard` of the batch of `all` clips, in which variants of a preset are in their order.
  ///
  /// - Throws: `BatchError` for names that are not safe or not distinct, in whichever shard.
  package init(_ all: [Entry], shard: Shard) throws {
    let sorted = all.enumerated().sorted { first, second in
      let (a, b) = (first.element.place.utf8, second.element.place.utf8)
      return a.elementsEqual(b)
        ? first.offset < second.offset : a.lexicographicallyPrecedes(b)
    }.map(\.element)
    var check = BatchNameCheck()
    for item in sorted.lazy.compactMap(\.item) { try check.add(item) }
    try check.finish()
    self.shard = shard
    totalCount = sorted.count
    entries = shard.items(of: sorted)
    digest = try Self.digest(of: sorted)
  }

  package var items: [BatchItem] { entries.compactMap(\.item) }

  /// Places do not count: they differ between machines.
  private static func digest(of entries: [Entry]) throws -> String {
    let lines = entries.flatMap { entry -> [String] in
      guard let item = entry.item else { return ["unreadable\n"] }
      return item.outputs.map { "\($0.name) \($0.marker)\n" }
    }
    return try FrameHashAlgorithm.sha256.hash(of: lines.joined())
  }
}
