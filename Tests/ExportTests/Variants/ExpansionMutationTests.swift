// SPDX-License-Identifier: MIT

import Export
import TestSupport
import Testing

/// Spoils a preset that uses all of bases, variables, matrix and patterns, thousands of times.
@Suite struct ExpansionMutationTests {
  private static let text = ##"""
    {"zoetrope":1,"name":"a","extends":["live-heart","ball-loader"],
    "variables":{"tint":"#00FF00","n":2,"who":"${tint}","f":true},
    "matrix":{"theme":{"light":{},"dark":{"seed":3,"variables":{"n":4}}},"scale":[1,"${n}"],
    "tint":["#FF0000"],"size":[[30,40]],"seed":{"one":1}},"title":"${who} $${x}",
    "scene":{"type":"test-scene","tint":"${tint}","isShown":"${f}","hearts":null},
    "outputs":["{name}-{theme}-{scale}-{seed}-{size}-{tint}.gif"]}
    """##
  private static let words = [
    "null", "{}", "[]", "${", "}", "{", "\"${n}\"", "$${", "-1", "1e308", "\"\"", "extends",
    "matrix",
    "variables", "[[1,2],[3]]", "{\"a\":{\"b\":null}}", "true", "{name}", "\"ball-loader\"", "seed",
  ]

  @Test("No damage makes the program stop, and each is told or harmless", arguments: 1...20)
  func survives(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = Self.damaged(by: &random)
      let source = PresetSource(bytes, named: "a.json")
      do {
        let expansion = try ExpansionSample.expander.expand(source)
        #expect(!expansion.variants.isEmpty)
        #expect(Set(expansion.variants.map(\.variant)).count == expansion.variants.count)
      } catch let errors as PresetErrors {
        #expect(!errors.errors.isEmpty)
      } catch {
        #expect(error is UnreadableBase)
      }
    }
  }

  private static func damaged(by random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0..<8, using: &random))
      let word = Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      bytes.replaceSubrange(start..<end, with: word)
    }
    return bytes
  }

  @Test("Any value in place of the new keys is read or refused", arguments: words)
  func takesAnyValue(word: String) {
    for key in ["extends", "variables", "matrix", "outputs"] {
      let text = #"{"zoetrope":1,"name":"a","scene":{"type":"test-scene"},"\#(key)":\#(word)}"#
      let source = PresetSource(Array(text.utf8), named: "a.json")
      do {
        #expect(try !ExpansionSample.expander.expand(source).variants.isEmpty)
      } catch {
        #expect(error is PresetErrors || error is UnreadableBase)
      }
    }
  }
}
