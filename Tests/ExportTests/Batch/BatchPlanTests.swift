// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct BatchPlanTests {
  @Test(
    "Names that are one file somewhere are refused, and both presets are named",
    arguments: [
      ("a.gif", "a.gif"), ("a.gif", "A.gif"), ("caf\u{E9}.gif", "cafe\u{301}.gif"),
      ("CAF\u{C9}.gif", "cafe\u{301}.gif"), ("stra\u{DF}e.gif", "STRASSE.gif"),
    ])
  func refusesTwins(first: String, second: String) throws {
    let places = ["b/one.json": [first], "a/two.json": ["other.mp4", second], "c.json": ["c.gif"]]
    for shard in [Shard.whole, try #require(Shard("3/3"))] {
      let error = #expect(throws: BatchError.self) {
        try BatchSample.plan(places, shard: shard)
      }
      let message = "\(try #require(error))"
      #expect(message.contains("b/one.json") && message.contains("a/two.json"))
    }
  }

  @Test("Names that differ are no collision")
  func acceptsOthers() throws {
    let places = ["1.json": ["a.gif", "a.mp4"], "2.json": ["a.m4v"], "3.json": ["\u{E4}.gif"]]
    #expect(try BatchSample.plan(places).items.count == 3)
  }

  @Test("Clips come in the order of their places by bytes, whatever the list's order")
  func sorts() throws {
    let places = ["b.json", "a/z.json", "\u{E9}.json", "a.json", "B.json"]
    let pairs = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, ["\($0).gif"]) })
    let plan = try BatchSample.plan(pairs)
    #expect(plan.entries.map(\.place) == ["B.json", "a.json", "a/z.json", "b.json", "\u{E9}.json"])
  }

  @Test("Shards of a batch are disjoint and the whole together", arguments: 1...20)
  func shards(count: Int) throws {
    let places = Dictionary(
      uniqueKeysWithValues: (0..<13).map { ("\($0).json", ["\($0).gif", "\($0).mp4"]) })
    let whole = try BatchSample.plan(places)
    let parts = try (1...count).map { number in
      try BatchSample.plan(places, shard: #require(Shard(number, of: count)))
    }
    #expect(Set(parts.flatMap(\.items)) == Set(whole.items))
    #expect(parts.reduce(0) { $0 + $1.items.count } == whole.items.count)
    #expect(parts.allSatisfy { $0.digest == whole.digest && $0.totalCount == 13 })
  }

  @Test("The digest of a batch is what it makes, wherever the presets lie")
  func digest() throws {
    let plan = try BatchSample.plan(["a.json": ["a.gif"], "b.json": ["b.gif"]])
    let elsewhere = try BatchSample.plan(["x/a.json": ["a.gif"], "x/b.json": ["b.gif"]])
    let other = try BatchSample.plan(["a.json": ["a.gif"], "b.json": ["c.gif"]])
    let edited = try BatchPlan(
      [
        .item(BatchSample.item("a.json", ["a.gif"])),
        .item(BatchSample.item("b.json", ["b.gif"], seed: 2)),
      ], shard: .whole)
    #expect(plan.digest == elsewhere.digest)
    #expect(Set([plan.digest, other.digest, edited.digest]).count == 3)
  }

  @Test("Clips that show the same frames are one stream, however they are stored")
  func streams() throws {
    let items = [
      try BatchSample.item("a.json", ["a.gif"]),
      try BatchSample.item("b.json", ["b.gif", "b.mp4"], seed: 2),
      try BatchSample.item("c.json", ["c.gif"], quality: "high"),
    ]
    let streams = BatchStream.streams(
      of: items.map { BatchStream.Part(item: $0, outputs: $0.outputs) })
    #expect(streams.map { $0.parts.map(\.item.place) } == [["a.json", "c.json"], ["b.json"]])
  }
}
