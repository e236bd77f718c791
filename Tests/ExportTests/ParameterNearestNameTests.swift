// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct ParameterNearestNameTests {
  private let names = ["lifetime", "velocity", "scale", "alpha", "fps"]

  @Test(
    "A slip of the hand finds the name that was meant",
    arguments: [
      ("lifetme", "lifetime"), ("lifetmie", "lifetime"), ("LifeTime", "lifetime"),
      ("velosity", "velocity"), ("scael", "scale"), ("scales", "scale"), ("fsp", "fps"),
      ("alpah", "alpha"),
    ])
  func findsSlips(word: String, name: String) {
    #expect(NearestName.of(word, among: names) == name)
  }

  @Test(
    "Another word finds none",
    arguments: ["", "birthRate", "size", "x", String(repeating: "a", count: 100_000)])
  func refusesOthers(word: String) {
    #expect(NearestName.of(word, among: names) == nil)
  }

  @Test func ofTwoThatAreAsNearTheFirstIsTaken() {
    #expect(NearestName.of("bell", among: ["ball", "bill"]) == "ball")
    #expect(NearestName.of("bell", among: ["bill", "ball"]) == "bill")
  }
}
