// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct PresetVariableTests {
  private static let variables = #"""
    "name":"a","variables":{"n":0.5,"ball":20,"tint":"#00FF00","show":false,"word":"easeIn",
      "who":"you","greeting":"hello ${who}"}
    """#

  private static func expand(
    _ scene: String, _ extra: String = "", _ overrides: [Override] = []
  ) throws -> ResolvedPreset {
    try ExpansionSample.expand(
      #"\#(variables),"scene":{"type":"test-scene",\#(scene)}\#(extra)"#, overrides)[0]
  }

  private static func messages(_ scene: String, _ overrides: [Override] = []) throws -> [String] {
    try ExpansionSample.messages(
      #"\#(variables),"scene":{"type":"test-scene",\#(scene)}"#, overrides)
  }

  @Test("A text that is only a variable has the variable's type")
  func keepsTypes() throws {
    let preset = try Self.expand(
      #""ball":"${ball}","tint":"${tint}","isShown":"${show}","word":"${word}","scales":["${n}",1]"#
    )
    #expect(preset.value("scene.ball") == "20")
    #expect(preset.value("scene.tint") == "\"#00FF00\"")
    #expect(preset.value("scene.isShown") == "false")
    #expect(preset.value("scene.word") == "\"easeIn\"")
    #expect(preset.value("scene.scales") == "[0.5, 1]")
  }

  @Test(
    "Variables stand inside texts, and $${ is the characters",
    arguments: [
      ("${greeting}!", "hello you!"), ("${n} of ${ball}, ${show}", "0.5 of 20, false"),
      ("$${who}", "${who}"), ("$ {who} $", "$ {who} $"), ("$$${who}", "$${who}"),
      ("${who}${who}", "youyou"), ("a $${", "a ${"),
    ])
  func interpolates(text: String, result: String) throws {
    let preset = try Self.expand(#""ball":1"#, #","title":"\#(text)""#)
    #expect(preset.preset.title == result)
  }

  @Test("Notes are not looked at")
  func skipsNotes() throws {
    _ = try Self.expand(#""ball":1,"$comment":"${nothing}","x-y":["${"]"#)
  }

  @Test("An option changes a variable", arguments: [("ball", "30"), ("ball", "\"30pt\"")])
  func optionsSetVariables(name: String, text: String) throws {
    let override = ExpansionSample.override("variables.\(name)", text)
    #expect(try Self.expand(#""ball":"${ball}""#, "", [override]).value("scene.ball") == "30")
  }

  @Test("A number from an option is a text where a text is declared")
  func optionsAreTexts() throws {
    let override = ExpansionSample.override("variables.who", "42")
    let preset = try Self.expand(#""ball":1"#, #","title":"${greeting}""#, [override])
    #expect(preset.preset.title == "hello 42")
  }

  @Test(
    "A variable stays of its type",
    arguments: [
      ("ball", "true", "variables.ball must be a number, as where it is declared, not true"),
      ("tint", "red", "variables.tint must be a colour"),
      ("show", "1", "variables.show must be true or false"),
      (
        "ball", "[1]",
        "variables.ball must be a number, a text, a colour, true or false, not a list"
      ),
      ("bal", "1", "there is no variable \"bal\"; did you mean \"ball\"?"),
    ])
  func refusesOtherTypes(name: String, text: String, message: String) throws {
    let override = ExpansionSample.override("variables.\(name)", text)
    let messages = try Self.messages(#""ball":"${ball}""#, [override])
    #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
  }

  @Test(
    "What is no variable is told with the nearest",
    arguments: [
      (#""tint":"${tnit}""#, "there is no variable \"tnit\"; did you mean \"tint\"?"),
      (#""tint":"${}""#, "there is no variable \"\""),
      (#""tint":"${tint""#, "${ is not closed by }"),
    ])
  func refusesUnknown(scene: String, message: String) throws {
    let messages = try Self.messages(scene)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(message) == true)
  }

  @Test(
    "Variables that stand for each other are refused with the circle",
    arguments: [
      (#"{"a":"${a}"}"#, "a -> a"), (#"{"a":"${b}","b":"x${c}","c":"${a}"}"#, "a -> b -> c -> a"),
    ])
  func refusesCircles(variables: String, circle: String) throws {
    let messages = try ExpansionSample.messages(
      #""name":"a","variables":\#(variables),"scene":{"type":"test-scene"}"#)
    #expect(messages == ["variables stand for each other in a circle: \(circle)"])
  }

  @Test("Variables that double each other end at a limit, and so does their number")
  func limits() throws {
    let doubled = (1...40).map { #""v\#($0)":"${v\#($0 - 1)}${v\#($0 - 1)}""# }
    let scene = #""scene":{"type":"test-scene"}"#
    let messages = try ExpansionSample.messages(
      #""name":"a","variables":{"v0":"xxxx",\#(doubled.joined(separator: ","))},\#(scene)"#)
    #expect(messages == ["the text is longer than 4096 bytes with its variables"])
    let chain = (1...256).map { #""v\#($0)":"${v\#($0 - 1)}""# }.joined(separator: ",")
    let many = try ExpansionSample.messages(
      #""name":"a","variables":{"v0":1,\#(chain)},\#(scene)"#)
    #expect(many.contains("there are 257 variables; allowed: 256"))
  }

  @Test("A child sets the variables of its base")
  func inherits() throws {
    let sample = try ExpansionSample([
      "base": #""variables":{"b":20},"scene":{"type":"test-scene","ball":"${b}"}"#,
      "child": #""extends":"base.json","variables":{"b":30}"#,
      "wrong": #""extends":"base.json","variables":{"b":"much"}"#,
    ])
    #expect(try sample.expand("child")[0].value("scene.ball") == "30")
    let errors = try sample.errors("wrong")
    #expect(errors.first?.hasPrefix("wrong.json:1:54: scene.ball must be a number") == true)
  }
}
