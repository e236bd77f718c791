// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct ShardTests {
  @Test("Shards are disjoint, of equal length, and the whole together", arguments: 1...20)
  func partition(count: Int) throws {
    for length in [0, 1, 3, 20, 57] {
      let list = Array(0..<length)
      let parts = try (1...count).map { number in
        try #require(Shard("\(number)/\(count)")).items(of: list)
      }
      #expect(parts.flatMap(\.self).sorted() == list)
      let lengths = parts.map(\.count)
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
      #expect(parts.allSatisfy { $0 == $0.sorted() })
    }
  }

  @Test(
    "What is no part of a whole is refused",
    arguments: [
      "", "/", "1", "1/", "/1", "0/4", "5/4", "x/4", "1/x", "1/0", "0/0", "-1/4", "+1/4", "1/4/4",
      " 1/4", "1 /4", "1.0/4", "1/99999999999999999999", "99999999999999999999/1", "١/٤",
    ])
  func refuses(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test("A shard is written as it is read", arguments: ["1/1", "2/4", "20/20"])
  func description(text: String) throws {
    #expect(try #require(Shard(text)).description == text)
  }
}
