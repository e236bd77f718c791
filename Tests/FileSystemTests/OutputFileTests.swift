// SPDX-License-Identifier: MIT

import FileSystem
import TestSupport
import Testing

@Suite struct OutputFileTests {
  @Test("What is appended comes behind what is there, and a missing file is made")
  func appends() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "summary.md")
    try OutputFile.append(Array("one\n".utf8), to: path)
    try OutputFile.append([], to: path)
    try OutputFile.append(Array("two\n".utf8), to: path)
    #expect(try folder.text(of: "summary.md") == "one\ntwo\n")
  }

  @Test(
    "What is no file is an error, and a pipe without a reader is not waited for",
    arguments: ["mkdir x", "mkfifo x", "ln -s /dev/full x", "ln -s no/where x"])
  func refuses(preparation: String) throws {
    let folder = try TemporaryFolder()
    #expect(try ChildProcess.shell(preparation, in: folder.path).status == 0)
    #expect(throws: FileSystemError.self) {
      try OutputFile.append([65], to: folder.path(of: "x"))
    }
  }
}
