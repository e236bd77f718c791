// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct FrameChangesTests {
  private static func changes(_ recorded: String, _ current: String) -> FrameChanges {
    FrameChanges(from: recorded.map { String($0) }, to: current.map { String($0) })
  }

  @Test(
    "Simple reasons are named",
    arguments: [
      ("abcdef", "abcdef", nil),
      ("abcdef", "abXdef", nil),
      ("abcdef", "abXYef", nil),
      ("abcdef", "aecdbf", .exchanged(1, 4)),
      ("abcdef", "bacdef", .exchanged(0, 1)),
      ("abcdef", "abcde", .dropped(5..<6)),
      ("abcdef", "abef", .dropped(2..<4)),
      ("abcdef", "bcdef", .dropped(0..<1)),
      ("abcdef", "abcdefg", .inserted(6..<7)),
      ("abcdef", "abXcdef", .inserted(2..<3)),
      ("abcdef", "fabcde", .shifted(by: 1)),
      ("abcdef", "cdefab", .shifted(by: 4)),
      ("abcdef", "abcXY", nil),
      ("aaaa", "aaa", .dropped(3..<4)),
      ("a", "b", nil),
    ] as [(String, String, FrameChanges.Pattern?)])
  func patterns(recorded: String, current: String, pattern: FrameChanges.Pattern?) {
    #expect(Self.changes(recorded, current).pattern == pattern)
  }

  @Test(
    "The first difference is found, be it in a frame or in their number",
    arguments: [
      ("abc", "abc", nil), ("abc", "abd", 2), ("abc", "xbd", 0), ("abc", "ab", 2),
      ("abc", "abcd", 3), ("abc", "axcd", 1),
    ] as [(String, String, Int?)])
  func first(recorded: String, current: String, first: Int?) {
    let changes = Self.changes(recorded, current)
    #expect(changes.first == first)
    #expect(changes.isEmpty == (first == nil))
  }

  @Test(
    "Indices are told in ranges",
    arguments: [
      ([], ""), ([4], "4"), ([0, 1, 2], "0 to 2"), ([0, 2, 3, 9], "0, 2 to 3, 9"),
      ([0, 2, 4, 6, 8, 10, 12, 13, 15], "0, 2, 4, 6, 8, 10 and 3 more"),
    ] as [([Int], String)])
  func ranges(indices: [Int], text: String) {
    #expect(FrameRanges(indices).description == text)
    #expect(FrameRanges(indices).ranges.flatMap { Array($0) } == indices)
  }
}
