// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct SourceTextTests {
  @Test(
    "Each place is where one gets to by reading from the start",
    arguments: [
      "", "a", "\n", "ab\ncd", "ab\n\ncd\n", "a\r\nb\rc\n\rd", "\r\r\n", "é\n💙x\ny",
      "\u{FEFF}a\nb", "\u{FEFF}",
    ])
  func countsLinesAndColumns(text: String) {
    let source = SourceText(name: "t", bytes: Array(text.utf8))
    var (line, column) = (1, 1)
    var offset = source.start
    for character in text.drop(while: { $0 == "\u{FEFF}" }) {
      #expect(source.position(of: offset).description == "\(line):\(column)")
      offset += character.utf8.count
      let endsLine = ["\n", "\r", "\r\n"].contains(character)
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
    #expect(source.position(of: offset).description == "\(line):\(column)")
  }
}
