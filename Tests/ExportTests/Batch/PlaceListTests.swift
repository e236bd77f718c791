// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct PlaceListTests {
  @Test(
    "Blank lines, comments and line ends do not count",
    arguments: [
      ("", []), ("\n\n", []), ("a.json", ["a.json"]), ("a.json\n", ["a.json"]),
      ("a.json\r\n\r\nb.json\r\n", ["a.json", "b.json"]),
      ("# all\na.json\n  \t\n#b.json\nc d.json", ["a.json", "c d.json"]),
      (" a.json\nb.json ", [" a.json", "b.json "]), ("./#a.json", ["./#a.json"]),
      ("\u{FEFF}a.json\n", ["a.json"]),
      ("a\n.json\0#b.json\0", ["a\n.json", "#b.json"]), ("a.json\0\0b.json", ["a.json", "b.json"]),
    ])
  func reads(text: String, places: [String]) throws {
    #expect(try PlaceList.read(Array(text.utf8), from: "list") == places)
  }

  @Test("A line that is not UTF-8 is refused with its number")
  func refusesOtherText() {
    #expect(throws: BatchError.listNotUTF8(list: "list", entry: 2)) {
      try PlaceList.read([0x61, 0x0A, 0xFF, 0x0A], from: "list")
    }
  }

  @Test("A hundred thousand entries are read in order")
  func readsLongLists() throws {
    let places = (0..<100_000).map { "Presets/\($0).json" }
    let text = places.joined(separator: "\n")
    #expect(try PlaceList.read(Array(text.utf8), from: "list") == places)
  }
}
