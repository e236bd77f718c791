// SPDX-License-Identifier: MIT

import FileSystem
import TestSupport
import Testing

@Suite struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file is read whole, up to the limit", arguments: [0, 1, 70_000, 200_000])
  func readsWhole(length: Int) throws {
    let text = String(repeating: "x", count: length)
    let path = try folder.write(text, to: "p.json")
    #expect(try InputFile.read(path, limit: length) == Array(text.utf8))
    if length > 0 {
      #expect(throws: FileSystemError.tooLarge(path: path, limit: length - 1)) {
        try InputFile.read(path, limit: length - 1)
      }
    }
  }

  @Test(
    "A pipe, a device and a folder are refused without waiting",
    arguments: [
      ("mkfifo p.json", FileKind.special), ("mkdir p.json", .folder),
      ("ln -s /dev/zero p.json", .special),
    ])
  func refusesOtherKinds(script: String, kind: FileKind) throws {
    #expect(try ChildProcess.shell(script, in: folder.path).status == 0)
    let path = folder.path(of: "p.json")
    #expect(throws: FileSystemError.notRegularFile(path: path, kind: kind)) {
      try InputFile.read(path, limit: 10)
    }
  }

  @Test("A huge file is refused by its length")
  func refusesHugeFile() throws {
    #expect(try ChildProcess.shell("truncate -s 10G p.json", in: folder.path).status == 0)
    let path = folder.path(of: "p.json")
    #expect(throws: FileSystemError.tooLarge(path: path, limit: 1 << 20)) {
      try InputFile.read(path, limit: 1 << 20)
    }
  }

  @Test("A missing file is said to be missing")
  func saysMissing() {
    let error = #expect(throws: FileSystemError.self) {
      try InputFile.read(folder.path(of: "no.json"), limit: 10)
    }
    #expect(error?.cause == .missing)
  }

  @Test("Links of both kinds lead to the same file")
  func sameFile() throws {
    let path = try folder.write("x", to: "a")
    try folder.write("x", to: "other")
    #expect(try ChildProcess.shell("ln a hard; ln -s a soft", in: folder.path).status == 0)
    let identity = try #require(InputFile.identity(of: path))
    #expect(InputFile.identity(of: folder.path(of: "hard")) == identity)
    #expect(InputFile.identity(of: folder.path(of: "soft")) == identity)
    #expect(InputFile.identity(of: folder.path(of: "other")) != identity)
    #expect(InputFile.identity(of: folder.path(of: "none")) == nil)
  }
}
