// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import FoundationXML
import TestSupport
import Testing

/// What programs are told.
@Suite struct VerificationReporterTests {
  /// One preset of each kind, with a name that is hard to quote.
  private func mixedFolder() async throws -> GoldenFolder {
    let goldens = try await GoldenFolder(["changed", "same", "broken", "gone"])
    _ = try ChildProcess.shell("rm gone.json", in: goldens.path)
    try goldens.write(
      "changed", ["\"ball\": 4": "\"ball\": 5, \"backdrop\": {\"color\": \"#ABC\"}"])
    try goldens.folder.write("{ \"<&>\u{1}\"", to: "100%, a:b.json")
    try goldens.folder.write("#format: <&>\"'\u{1}\n", to: "Golden/broken.framehash")
    return goldens
  }

  @Test("JSON tells every entry and what changed of it")
  func json() async throws {
    let goldens = try await mixedFolder()
    let run = await goldens.verify("--reporter", "json")
    #expect(run.code == .badPreset)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(document["zoetrope"] as? String == Tool.version)
    #expect(document["shard"] as? String == "1/1")
    #expect(
      (document["counts"] as? [String: Int])?.filter { $0.value > 0 }
        == ["same": 1, "changed": 1, "failed": 2])
    let entries = try #require(document["entries"] as? [[String: Any]])
    #expect(
      entries.map { $0["status"] as? String } == ["failed", "failed", "changed", "same"])
    let change = try #require(entries[2]["change"] as? [String: Any])
    let values = try #require(change["values"] as? [[String: Any]])
    #expect(
      values.map { "\($0["key"] ?? "") \($0["recorded"] ?? "") \($0["now"] ?? "")" }
        == ["scene.ball 4 5", "scene.backdrop.color \"#F7F7F7\" \"#AABBCC\""])
    #expect(change["differing"] as? [[Int]] == [[0, 5]])
    #expect(change["first"] as? Int == 0)
    let pixels = try #require(change["pixels"] as? [[String: Any]])
    #expect(pixels.map { $0["frame"] as? Int } == Array(0..<6))
    #expect((pixels[0]["box"] as? [Int])?.count == 4)
    #expect(entries[3]["change"] is NSNull)
  }

  @Test("Help explains keys that JSON has")
  func jsonHelp() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", ["\"ball\": 4": "\"ball\": 5"])
    let run = await goldens.verify("--reporter", "json")
    let help = await ToolRun(["help", "verify"])
    let table = try #require(help.text.components(separatedBy: "KEYS OF --REPORTER JSON:\n").last)
      .components(separatedBy: "\n\n")[0]
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("                ") }
    #expect(rows.count > 10)
    for row in rows {
      let words = row.drop { $0 == " " }.components(separatedBy: "  ")[0]
      for key in words.components(separatedBy: ", ") {
        #expect(run.text.contains("\"\(key)\": "), "\(key)")
      }
    }
  }

  @Test("JUnit is XML with a test case for each entry")
  func junit() async throws {
    let goldens = try await mixedFolder()
    let run = await goldens.verify("--reporter", "junit")
    #expect(run.code == .badPreset)
    let document = try XMLDocument(data: Data(run.output))
    let suites = try #require(document.rootElement())
    let suite = try #require(suites.elements(forName: "testsuite").first)
    for element in [suites, suite] {
      #expect(element.attribute(forName: "tests")?.stringValue == "4")
      #expect(element.attribute(forName: "failures")?.stringValue == "1")
      #expect(element.attribute(forName: "errors")?.stringValue == "2")
    }
    let cases = suite.elements(forName: "testcase")
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue }
        == ["100%, a:b", "broken", "changed", "same"])
    #expect(
      cases.map { $0.attribute(forName: "classname")?.stringValue }
        == ["100%, a:b", "broken", "changed", "same"].map(goldens.preset))
    #expect(cases.map(\.childCount).map { $0 > 0 } == [true, true, true, false])
    let failure = try #require(cases[2].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "6 of 6 frames differ")
    #expect(failure.stringValue?.contains("scene.ball 4 -> 5 pt\n") == true)
    let error = try #require(cases[1].elements(forName: "error").first)
    #expect(error.stringValue?.contains("found \"<&>") == true)
  }

  @Test("JUnit counts a recorded golden as a failure, as the exit code does")
  func junitFailure() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("other")
    let run = await goldens.verify("--reporter", "junit", "--record", "missing")
    #expect(run.code == .differs)
    let document = try XMLDocument(data: Data(run.output))
    let failures = document.rootElement()?.attribute(forName: "failures")?.stringValue
    #expect(failures == "1")
    let messages = try document.nodes(forXPath: "//failure/@message").map(\.stringValue)
    #expect(messages == ["created \(goldens.golden("other")); look at it, then commit it"])
  }

  @Test("JUnit tells a recorded golden that is accepted without a failure")
  func junitRecording() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("other")
    let run = await goldens.verify("--reporter", "junit", "--record", "missing", "--accept")
    #expect(run.code == .success)
    let output = try XMLDocument(data: Data(run.output)).nodes(forXPath: "//system-out")
    #expect(output.map(\.stringValue) == ["created \(goldens.golden("other"))"])
  }

  @Test("GitHub gets an annotation on the file that is to blame")
  func annotations() async throws {
    let goldens = try await mixedFolder()
    try goldens.write("recorded")
    let run = await goldens.verify("--reporter", "github", "--record", "missing")
    let commands = run.text.split(separator: "\n").filter { $0.hasPrefix("::") }
    let folder = goldens.path
    #expect(commands.count == 4)
    #expect(
      commands[0].hasPrefix("::error file=\(folder)/100%25%2C a%3Ab.json,line=1,col=7,title="))
    #expect(
      commands[1].hasPrefix(
        "::error file=\(goldens.golden("broken")),line=1,col=1,title=broken%3A failed::"))
    #expect(
      commands[2].hasPrefix(
        "::error file=\(goldens.preset("changed")),title=changed%3A changed::6 of 6 frames differ"
          + "%0Avalues  scene.ball 4 -> 5 pt%0A"))
    #expect(
      commands[3].hasPrefix(
        "::notice file=\(goldens.golden("recorded")),title=recorded%3A recorded::"))
    #expect(run.text.contains("same     \(goldens.preset("same")): 6 frames\n"))
  }

  @Test("A name of a file can neither steer a terminal nor give GitHub a command")
  func isHarmless() async throws {
    let goldens = try await GoldenFolder()
    let name = "a\u{1B}[2J\n::error::b\n\u{3000}::error::c ##[error]d\u{202E}.json"
    try goldens.folder.write("{", to: name)
    for reporter in ["text", "github"] {
      let run = await goldens.verify("--reporter", reporter)
      #expect(run.code == .badPreset)
      #expect(run.text.contains("a·[2J·::error::b"), "\(run.text)")
      expectNoCommand(run.text, but: reporter == "github" ? "::error file=\(goldens.path)/a·" : nil)
    }
  }

  @Test("The name of a clip can no more give GitHub a command")
  func isHarmlessIfStale() async throws {
    let folder = try TemporaryFolder()
    for name in ["a\n::error::b.gif", "\u{3000}::error::c.gif", "##[error]d\u{1B}.gif"] {
      let path = try folder.write("no clip", to: name)
      expectNoCommand(await ToolRun(["verify", "--stale", path]).text, but: nil)
      expectNoCommand(await ToolRun(["verify", "--stale", "\(path).no"]).text, but: nil)
    }
  }

  /// Expects no command in `text` but one that starts with `command`, and nothing that cannot be seen.
  private func expectNoCommand(_ text: String, but command: String?) {
    let isSteering = text.unicodeScalars.contains {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(!isSteering && !text.contains("##["), "\(text)")
    let commands = text.split(separator: "\n").filter {
      $0.drop { $0.isWhitespace }.hasPrefix("::")
    }
    #expect(commands.count == (command == nil ? 0 : 1), "\(text)")
    if let command { #expect(commands.first?.hasPrefix(command) == true, "\(text)") }
  }

  @Test("GitHub gets Markdown for the page of the run, behind what is there")
  func stepSummary() async throws {
    let goldens = try await mixedFolder()
    let run = try ToolBinary.shell(
      """
      echo before > summary.md; export GITHUB_STEP_SUMMARY=summary.md
      $zoetrope verify . --reporter github > log; echo $?
      $zoetrope verify . --reporter text > log
      $zoetrope verify same.json --reporter github > log; echo $?
      GITHUB_STEP_SUMMARY=no/summary.md $zoetrope verify . --reporter github > log 2> notes; echo $?
      GITHUB_STEP_SUMMARY= $zoetrope verify same.json --reporter github > log; echo $?
      """, in: goldens.folder)
    #expect(run.output == "65\n0\n65\n0\n")
    #expect(try goldens.folder.text(of: "notes").contains("note: cannot"))
    let lines = try goldens.folder.text(of: "summary.md").split(separator: "\n")
    #expect(lines[0] == "before")
    #expect(lines[1] == "### Frame hashes: 4 items: 1 same, 1 changed, 2 failed")
    #expect(lines[2] == "| preset | result | what |")
    #expect(lines.filter { $0.hasSuffix(" |") }.count == 4)
    #expect(lines[6].contains("<br>values  scene.ball 4 -&gt; 5 pt<br>"))
    #expect(lines.last == "### Frame hashes: 1 item: 1 same")
  }

  @Test("A quiet run tells only what is wrong")
  func quiet() async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    #expect(await goldens.verify("--quiet").text.isEmpty)
    try goldens.change("one") { $0.reversed() }
    let run = await goldens.verify("--quiet")
    #expect(run.text.contains("changed  \(goldens.preset("one"))"))
    #expect(!run.text.contains("other.json"))
  }
}
