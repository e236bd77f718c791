// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> (value: JSONValue?, problems: ProblemList) {
    JSONReader.read(SourceText(name: "t.json", bytes: Array(text.utf8)))
  }

  @Test(
    "Comments, trailing commas, every line break and a byte order mark are accepted",
    arguments: [
      "{\"a\":1}", "{\"a\":1,}", "[1,2,]", "[]", "{}", "// c\n{}", "{} // c", "/* c */ {}",
      "{/**/}", "/***/{}", "{\r\n\"a\": 1\r\n}\r\n", "\u{FEFF}{}", "{ \"a\" /* 1 */ : /* 2 */ 1 }",
      "\t[ -0 , 1e3, 0.5E-2 ]\n",
    ])
  func accepts(text: String) {
    let result = read(text)
    #expect(result.value != nil)
    #expect(result.problems.isEmpty)
  }

  @Test(
    "Numbers are those of JSON and nothing else",
    arguments: [
      ("0", 0.0), ("-0", 0), ("1e308", 1e308), ("1e-308", 1e-308), ("1e-400", 0), ("0.1", 0.1),
      ("9007199254740993", 9_007_199_254_740_992), ("5e-324", Double.leastNonzeroMagnitude),
      ("123.456e+2", 12345.6),
    ])
  func readsNumbers(text: String, value: Double) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.value == value)
    #expect(number.literal == text)
  }

  @Test(
    "A whole number keeps every bit",
    arguments: [
      ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int.max), ("1e3", 1000),
      ("2.0", 2), ("-0", 0),
    ])
  func keepsWholeNumbers(text: String, value: Int) {
    #expect(JSONNumber(text)?.whole == value)
  }

  @Test(
    "What is not exactly whole has no whole value",
    arguments: ["0.5", "9223372036854775808", "1e19", "9007199254740993.0", "1e308", "1e309"])
  func refusesFractions(text: String) throws {
    #expect(try #require(JSONNumber(text)).whole == nil)
  }

  @Test(
    "Escapes stand for characters",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\ud83d\udc99""#, "💙"), ("\"💙é\"", "💙é"), (#""\u0000""#, "\0"),
    ])
  func readsEscapes(text: String, expected: String) throws {
    guard case .text(let value) = try #require(read(text).value).content else {
      Issue.record("not a text")
      return
    }
    #expect(value == expected)
  }

  @Test(
    "A mistake is reported at its place",
    arguments: [
      ("", 1, 1, "the file is empty"), (" \n // c\n", 1, 1, "the file is empty"),
      ("{", 1, 1, #""{" is never closed"#), ("{\"a\":[1,\n2", 1, 6, #""[" is never closed"#),
      ("{\"a\":1", 1, 1, "never closed"), ("{\"a\"}", 1, 5, "\":\" after the key"),
      ("{\"a\":}", 1, 6, "where a value should be"), ("{,}", 1, 2, "where a key"),
      ("[1,,2]", 1, 4, "where a value should be"), ("[1 2]", 1, 2, "a comma is missing"),
      ("{\"a\":1 \"b\":2}", 1, 6, "a comma is missing"), ("[1}", 1, 3, "where \",\" or \"]\""),
      ("{\"a\":1]", 1, 7, "where \",\" or \"}\""), ("{} {}", 1, 4, "where the end should be"),
      ("{\"a\":1,\n \"b\":2,\n \"a\":3}", 3, 2, "there already at line 1, column 2"),
      ("[NaN]", 1, 2, "not a finite number"), ("[-Infinity]", 1, 2, "not a finite number"),
      ("[1e309]", 1, 2, "too large"), ("[-1e309]", 1, 2, "too large"),
      ("[01]", 1, 2, "not a number"),
      ("[+1]", 1, 2, "not a number"), ("[.5]", 1, 2, "not a number"),
      ("[5.]", 1, 2, "not a number"),
      ("[0x10]", 1, 2, "not a number"), ("[1e]", 1, 2, "not a number"),
      ("[-]", 1, 2, "double quotes"),
      ("[500ms]", 1, 2, "not a number"), ("[ture]", 1, 2, "did you mean true?"),
      ("[hello]", 1, 2, "double quotes"), ("[#FF0000]", 1, 2, "a colour needs double quotes"),
      ("{a:1}", 1, 2, "a key needs double quotes"), ("['a']", 1, 2, "not single ones"),
      ("[\"a\n\"]", 1, 2, "not closed on its line"), ("[\"a", 1, 2, "never closed"),
      ("[\"a\tb\"]", 1, 4, "control character"), (#"["a\qb"]"#, 1, 4, "no escape sequence"),
      (#"["\u12g4"]"#, 1, 3, "four hexadecimal digits"), (#"["\u+123"]"#, 1, 3, "four hexadecimal"),
      (#"["\u-000"]"#, 1, 3, "four hexadecimal"),
      (#"["\ud800"]"#, 1, 3, "half of a surrogate pair"), (#"["\udc00"]"#, 1, 3, "half of a"),
      (#"["\ud800\u0041"]"#, 1, 3, "half of a surrogate pair"), ("[\"\\\n\"]", 1, 3, "no escape"),
      ("[1 /* c", 1, 4, "comment is never closed"), ("[1 / 2]", 1, 4, "unexpected \"/\""),
      ("{\"é💙\": tru}", 1, 8, "did you mean true?"), ("\r\n\r\n[\r\n x]", 4, 2, "double quotes"),
      ("[\r x]", 2, 2, "double quotes"),
    ])
  func reports(text: String, line: Int, column: Int, message: String) throws {
    let source = SourceText(name: "t.json", bytes: Array(text.utf8))
    let problem = try #require(JSONReader.read(source).problems.problems.first)
    guard case .file(let bytes) = problem.span else {
      Issue.record("no place in the file")
      return
    }
    #expect(source.position(of: bytes.lowerBound).description == "\(line):\(column)")
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test func goesOnAfterMistakesInsideValues() {
    let result = read(
      "{\"a\": 01, \"b\": \"\\q\", \"c\": ture, \"d\": 1 \"e\": NaN, \"a\": 2, f: \"\t\"}")
    #expect(result.value != nil)
    #expect(result.problems.problems.count == 8)
  }

  @Test("Nesting is bounded", arguments: [(32, true), (33, false), (512, false), (100_000, false)])
  func boundsNesting(depth: Int, isAccepted: Bool) {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
      let inside = opening == "[" ? "" : "1"
      let text =
        String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth)
      let result = read(text)
      #expect((result.value != nil) == isAccepted)
      let message = result.problems.problems.first?.message ?? "nested deeper than 32 levels"
      #expect(message == "nested deeper than 32 levels")
    }
  }

  @Test(
    "Other encodings are refused with a hint",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], 1, "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], 1, "UTF-16"),
      ([0x7B, 0, 0x7D, 0], 1, "UTF-16"), ([0, 0x7B, 0, 0x7D], 1, "UTF-16"),
      ([0x5B, 0x22, 0xFF, 0x22, 0x5D], 3, "valid UTF-8 (byte 2"),
      ([0x5B, 0x22, 0xC3, 0xA9, 0xC0, 0x80, 0x22, 0x5D], 4, "valid UTF-8 (byte 4"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 2, "valid UTF-8 (byte 1"),
      ([0x22, 0xF0, 0x9F, 0x92], 2, "valid UTF-8 (byte 1"),
    ] as [([UInt8], Int, String)])
  func refusesEncodings(bytes: [UInt8], column: Int, message: String) throws {
    let source = SourceText(name: "t.json", bytes: bytes)
    let problem = try #require(JSONReader.read(source).problems.problems.first)
    guard case .file(let range) = problem.span else {
      Issue.record("no place in the file")
      return
    }
    #expect(source.position(of: range.lowerBound).column == column)
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test("A file may have 1 MiB and not a byte more", arguments: [(0, true), (1, false)])
  func boundsLength(excess: Int, isAccepted: Bool) {
    let text = "{}" + String(repeating: " ", count: (1 << 20) - 2 + excess)
    #expect((read(text).value != nil) == isAccepted)
  }

  @Test func everyKeyAndValueKnowsItsBytes() throws {
    let text = "{ \"key\" : [1, \"é\", {}] }"
    guard case .object(let members) = try #require(read(text).value).content,
      case .list(let entries) = members[0].value.content
    else {
      Issue.record("not an object with a list")
      return
    }
    #expect(members[0].keySpan == .file(2..<7))
    #expect(members[0].value.span == .file(10..<23))
    #expect(entries.map(\.span) == [.file(11..<12), .file(14..<18), .file(20..<22)])
  }
}
