// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct MergePatchTests {
  struct Example: Sendable {
    let target: String
    let patch: String
    let result: String

    init(_ target: String, _ patch: String, _ result: String) {
      self.target = target
      self.patch = patch
      self.result = result
    }
  }

  // RFC 7396, Appendix A.
  private static let examples = [
    Example(#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    Example(#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    Example(#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
    Example(#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    Example(#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    Example(#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    Example(#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    Example(#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
    Example(#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
    Example(#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
    Example(#"{"a":"foo"}"#, "null", "null"),
    Example(#"{"a":"foo"}"#, #""bar""#, #""bar""#),
    Example(#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
    Example("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    Example("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ]

  @Test("The examples of the specification come out as it says", arguments: examples)
  func followsTheSpecification(_ example: Example) throws {
    let result = MergePatch.apply(
      try Self.json(example.patch), to: try Self.json(example.target))
    #expect(Self.text(result) == example.result)
  }

  @Test(
    "Two patches as one remove what either removes", arguments: ["{}", #"{"a":{"b":1,"c":2}}"#])
  func composes(target: String) throws {
    let first = try Self.json(#"{"a":{"b":null,"d":3}}"#)
    let second = try Self.json(#"{"a":{"c":null,"e":4}}"#)
    let target = try Self.json(target)
    let together = MergePatch.apply(MergePatch.composed(second, after: first), to: target)
    let apart = MergePatch.apply(second, to: MergePatch.apply(first, to: target))
    #expect(Self.text(together) == Self.text(apart))
    #expect(Self.text(together) == #"{"a":{"d":3,"e":4}}"#)
  }

  private static func json(_ text: String) throws -> JSONValue {
    try #require(JSONReader.read(SourceText(name: "a", bytes: Array(text.utf8))).value)
  }

  private static func text(_ json: JSONValue) -> String {
    switch json.content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.literal
    case .text(let text): JSONText.quoted(text)
    case .list(let entries): "[\(entries.map(text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)):\(text($0.value))" }.joined(separator: ","))}"
    case .invalid: "invalid"
    }
  }
}
