// SPDX-License-Identifier: MIT

import Export
import FileSystem
import TestSupport
import Testing

@Suite struct OutputCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "One place may be written once, however it is spelt",
    arguments: [
      ("a.gif", "a.gif", false), ("a.gif", "b.gif", true), ("a.gif", "./a.gif", false),
      ("a.gif", "sub/../a.gif", false), ("a.gif", "sub/a.gif", true), ("sub/a", "link/a", false),
      ("a.gif", "A.gif", true),
    ])
  func findsDuplicates(first: String, second: String, isAllowed: Bool) throws {
    _ = try ChildProcess.shell("mkdir sub; ln -s sub link", in: folder.path)
    var check = OutputCheck(existing: .replace, inputs: [])
    try check.check(folder.path(of: first))
    let path = folder.path(of: second)
    if isAllowed {
      try check.check(path)
    } else {
      #expect(throws: ExportError.duplicateOutput(path: path)) { try check.check(path) }
    }
  }

  @Test("An input is no output, also by another name", arguments: ["p.json", "hard", "soft"])
  func protectsInputs(name: String) throws {
    try folder.write("{}", to: "p.json")
    _ = try ChildProcess.shell("ln p.json hard; ln -s p.json soft", in: folder.path)
    var check = OutputCheck(existing: .replace, inputs: [folder.path(of: "p.json")])
    let path = folder.path(of: name)
    #expect(throws: ExportError.outputIsInput(path: path)) { try check.check(path) }
  }
}
