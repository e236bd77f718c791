// SPDX-License-Identifier: MIT

import Export
import FileSystem
import TestSupport
import Testing

@Suite struct PresetBaseTests {
  private static let scene = #""scene":{"type":"test-scene","ball":20}"#

  @Test("A preset has the values of its base where it has none, and its own elsewhere")
  func inherits() throws {
    let sample = try ExpansionSample([
      "base":
        #""name":"base","seed":5,"title":"T","canvas":{"size":[50,60],"scale":3},\#(Self.scene)"#,
      "child": #""extends":"base.json","canvas":{"scale":1},"scene":{"ball":null,"count":7}"#,
    ])
    let child = try sample.expand("child")[0]
    #expect(child.preset.name == "child")
    #expect(child.preset.title == "child")
    #expect(child.value("canvas.size") == "[50, 60]")
    #expect(child.value("canvas.scale") == "1")
    #expect(child.value("seed") == "5")
    #expect(child.value("scene.ball") == "13")
    #expect(child.value("scene.count") == "7")
    #expect(child.preset.outputs == ["child.gif", "child.mp4"])
  }

  @Test("Outputs of a base are made under the name of the preset that extends it")
  func renamesOutputs() throws {
    let sample = try ExpansionSample([
      "base": #""outputs":["base.gif","base-small.gif","{name}.mp4"],\#(Self.scene)"#,
      "child": #""extends":"base.json","name":"other""#,
    ])
    #expect(
      try sample.expand("child")[0].preset.outputs == ["other.gif", "other-small.gif", "other.mp4"])
  }

  @Test("An output of a base that would be one file for all is an error where it stands")
  func refusesSharedOutputs() throws {
    let sample = try ExpansionSample([
      "base": #""name":"base","outputs":["clip.gif"],\#(Self.scene)"#,
      "child": #""extends":"base.json""#,
      "own": #""extends":"base.json","outputs":["own.gif"]"#,
    ])
    let errors = try sample.errors("child")
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("base.json:1:40: the output \"clip.gif\" would be one") == true)
    #expect(try sample.expand("own")[0].preset.outputs == ["own.gif"])
  }

  @Test("Of several bases the later one wins, also where two of them extend the same")
  func diamond() throws {
    let sample = try ExpansionSample([
      "top": #""seed":1,"canvas":{"scale":1},\#(Self.scene)"#,
      "left": #""extends":"top.json","seed":2"#,
      "right": #""extends":"./top.json","timing":{"fps":10}"#,
      "child": #""extends":["left.json","right.json"]"#,
      "other": #""extends":["right.json","left.json"]"#,
    ])
    let child = try sample.expand("child")[0]
    #expect(child.value("seed") == "1")
    #expect(child.value("timing.fps") == "10")
    #expect(try sample.expand("other")[0].value("seed") == "2")
  }

  @Test("A built-in preset can be extended by its name")
  func extendsBuiltIn() throws {
    let expander = PresetExpander(reader: PresetReader(fileExtensions: ["gif", "mp4"]))
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"zoetrope":1,"extends":"live-heart","seed":9}"#, to: "mine.json")
    let expansion = try expander.expand(try PresetSource(path: path))
    #expect(expansion.variants.map(\.preset.outputs) == [["mine.gif", "mine.mp4"]])
    #expect(expansion.variants[0].value("timing.duration") == "9")
    #expect(expansion.paths == [path])
  }

  @Test("All files that were read are told, each once")
  func tellsPaths() throws {
    let sample = try ExpansionSample([
      "top": Self.scene, "base": #""extends":"top.json""#,
      "child": #""extends":["base.json","top.json"]"#,
    ])
    let paths = try ExpansionSample.expander.expand(
      try PresetSource(path: sample.folder.path(of: "child.json"))
    ).paths
    #expect(paths.map(sample.text) == ["child.json", "base.json", "top.json"])
  }

  @Test("A circle is refused with the chain", arguments: [("a", "a"), ("b", "a"), ("c", "b")])
  func refusesCircles(last: String, target: String) throws {
    let sample = try ExpansionSample([
      "a": #""extends":"\#(last).json""#, "b": #""extends":"a.json""#,
      "c": #""extends":"\#(target).json""#,
    ])
    let chain = ["a": "a.json -> a.json", "b": "a.json -> b.json -> a.json"]
    let expected = chain[last] ?? "a.json -> c.json -> b.json -> a.json"
    let errors = try sample.errors("a")
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("extend each other in a circle: \(expected)") == true)
  }

  @Test("A chain of eight files is read, one of nine is refused")
  func limitsDepth() throws {
    let folder = try TemporaryFolder()
    for index in 1...9 {
      let body = index == 1 ? Self.scene : #""extends":"\#(index - 1).json""#
      try folder.write(ExpansionSample.document(body), to: "\(index).json")
    }
    func expand(_ index: Int) throws -> PresetExpansion {
      try ExpansionSample.expander.expand(try PresetSource(path: folder.path(of: "\(index).json")))
    }
    #expect(try expand(8).variants[0].value("scene.ball") == "20")
    let error = #expect(throws: PresetErrors.self) { try expand(9) }
    let message = error?.errors.first?.message.replacing("\(folder.path)/", with: "") ?? ""
    #expect(
      message.hasPrefix("the chain of presets that extend each other is longer than 8: 9.json"))
    #expect(message.hasSuffix("2.json -> 1.json"))
  }

  @Test("A family of too many files is refused")
  func limitsFiles() throws {
    let many = Array(repeating: #""base.json""#, count: 64).joined(separator: ",")
    let sample = try ExpansionSample(["base": Self.scene, "child": #""extends":[\#(many)]"#])
    #expect(try sample.errors("child").first?.contains("more than 63 files") == true)
  }

  @Test("What is wrong in a base is told in the base")
  func placesErrors() throws {
    let sample = try ExpansionSample([
      "base": #""scene":{"type":"test-scene","bal":20},"seed":-1"#,
      "child": #""extends":"base.json","canvas":{"scal":2}"#,
      "broken": #""extends":"text.json""#, "text": #""scene":["#,
      "versionless": #""extends":"old.json""#,
    ])
    try sample.folder.write(#"{"scene":{"type":"test-scene"}}"#, to: "old.json")
    let places = try sample.errors("child").map { $0.split(separator: " ")[0] }
    #expect(places == ["child.json:1:47:", "base.json:1:44:", "base.json:1:61:"])
    #expect(try sample.errors("broken").first?.hasPrefix("text.json:1:") == true)
    #expect(
      try sample.errors("versionless").first?.hasPrefix("old.json:1:1: \"zoetrope\" is missing")
        == true)
  }

  @Test("A base that cannot be read is told at the place that names it")
  func tellsUnreadable() throws {
    let sample = try ExpansionSample([
      "a": #""extends":"nothing.json""#, "b": #""extends":"live-haert""#, "c": #""extends":"..""#,
      "d": #""extends":5"#, "e": #""extends":"x\u0000.json""#,
    ])
    let missing = try #require(throws: UnreadableBase.self) { try sample.expand("a") }
    #expect(sample.text("\(missing)").hasPrefix("a.json:1:25: cannot read 'nothing.json'"))
    guard case .file(let error) = missing.cause else {
      Issue.record("not about a file")
      return
    }
    #expect(error.cause == .missing)
    let unknown = try #require(throws: UnreadableBase.self) { try sample.expand("b") }
    #expect("\(unknown)".contains("did you mean \"live-heart\"?"))
    #expect(throws: UnreadableBase.self) { try sample.expand("c") }
    #expect(try sample.errors("d").first?.contains("not the number 5") == true)
    #expect(try sample.errors("e").count == 1)
  }

  @Test("No option says what a preset extends", arguments: ["extends", "extends.0"])
  func refusesOptions(keyPath: String) throws {
    let override = ExpansionSample.override(keyPath, "live-heart")
    let messages = try ExpansionSample.messages(#""name":"a",\#(Self.scene)"#, [override])
    #expect(messages == ["an option cannot say what a preset extends"])
  }

  @Test("A preset without the new keys keeps texts that look like variables")
  func leavesPlainPresetsAlone() throws {
    let plain = try ExpansionSample.expand(
      #""name":"a","title":"costs ${x} or $${y}",\#(Self.scene)"#)
    #expect(plain[0].preset.title == "costs ${x} or $${y}")
    #expect(plain[0].clipName == "a")
    #expect(plain[0].axes.isEmpty)
  }
}
