// SPDX-License-Identifier: MIT

import FileSystem
import Foundation
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let files = TemporaryFiles()
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "a.gif")
  }

  private func start(_ policy: ExistingFilePolicy = .replace) throws -> AtomicFile {
    try AtomicFile(path: path, existing: policy, files: files)
  }

  private func fill(_ file: AtomicFile, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.temporaryPath), options: [])
  }

  @Test("The name appears at the commit, with all that was written")
  func appearsWhole() throws {
    let file = try start()
    try fill(file, "new")
    #expect(try folder.contents().contains("a.gif") == false)
    #expect(file.byteCount == 3)
    try file.commit()
    #expect(try folder.contents() == ["a.gif"])
    #expect(try folder.text(of: "a.gif") == "new")
  }

  @Test("Without a commit nothing is left and the old file stays")
  func leavesNothing() throws {
    try folder.write("old", to: "a.gif")
    do { try fill(try start(), "half") }
    #expect(try folder.contents() == ["a.gif"])
    #expect(try folder.text(of: "a.gif") == "old")
  }

  @Test("A commit replaces the old file")
  func replaces() throws {
    try folder.write("old", to: "a.gif")
    let file = try start()
    try fill(file, "new")
    #expect(try folder.text(of: "a.gif") == "old")
    try file.commit()
    #expect(try folder.text(of: "a.gif") == "new")
  }

  @Test("A file that must stay is refused at the start")
  func refusesExisting() throws {
    try folder.write("old", to: "a.gif")
    #expect(throws: FileSystemError.exists(path: path)) { try start(.refuse) }
  }

  @Test("A file that must stay is refused also if it appeared meanwhile")
  func refusesLateComer() throws {
    let file = try start(.refuse)
    try fill(file, "new")
    try folder.write("other", to: "a.gif")
    #expect(throws: FileSystemError.exists(path: path)) { try file.commit() }
    file.discard()
    #expect(try folder.contents() == ["a.gif"])
    #expect(try folder.text(of: "a.gif") == "other")
  }

  @Test("A free name is taken when nothing may be replaced")
  func takesFreeName() throws {
    let file = try start(.refuse)
    try fill(file, "new")
    try file.commit()
    #expect(try folder.contents() == ["a.gif"])
  }

  @Test("The rights of the new file follow the umask")
  func followsUmask() throws {
    try start().commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let mask = try #require(UInt16(ChildProcess.shell("umask").output.dropLast(), radix: 8))
    #expect(attributes[.posixPermissions] as? UInt16 == 0o666 & ~mask)
  }

  @Test("A link is replaced, and what it led to stays", arguments: [true, false])
  func replacesLink(targetExists: Bool) throws {
    if targetExists { try folder.write("precious", to: "target") }
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path(of: "target"))
    let file = try start()
    try fill(file, "new")
    try file.commit()
    #expect(try folder.text(of: "a.gif") == "new")
    #expect(try folder.contents() == (targetExists ? ["a.gif", "target"] : ["a.gif"]))
    if targetExists { #expect(try folder.text(of: "target") == "precious") }
  }

  @Test(
    "Only a file may be replaced",
    arguments: [
      ("mkdir a.gif", FileKind.folder), ("mkfifo a.gif", .special),
      ("ln -s /dev/full a.gif", .special), ("ln -s . a.gif", .folder),
    ])
  func refusesOtherKinds(script: String, kind: FileKind) throws {
    #expect(try ChildProcess.shell(script, in: folder.path).status == 0)
    #expect(throws: FileSystemError.notRegularFile(path: path, kind: kind)) { try start() }
  }

  @Test("A missing folder is named")
  func namesMissingFolder() throws {
    let error = #expect(throws: FileSystemError.self) {
      try AtomicFile(path: folder.path(of: "no/a.gif"), existing: .replace, files: files)
    }
    #expect(error?.cause == .missing)
    #expect(error?.description.contains(folder.path(of: "no")) == true)
  }

  @Test(
    "The longest legal names work and longer ones are refused",
    arguments: [
      ("a", 255, true), ("a", 256, false), ("é", 127, true), ("é", 128, false),
    ])
  func longNames(character: String, count: Int, works: Bool) throws {
    let path = folder.path(of: String(repeating: character, count: count))
    let cause: FileSystemError.Cause?
    do throws(FileSystemError) {
      try AtomicFile(path: path, existing: .replace, files: files).commit()
      cause = nil
    } catch {
      cause = error.cause
    }
    #expect(cause == (works ? nil : .cannotCreate))
    #expect(try folder.contents().count == (works ? 1 : 0))
  }

  @Test("What a dead run left is removed by the next run for the same name")
  func removesStale() throws {
    let dead = try ChildProcess.shell("echo $$").output.dropLast()
    for name in ["a.gif", "b.gif"] { try folder.write("half", to: ".\(name).\(dead).1x2.part") }
    try start().commit()
    #expect(try folder.contents() == [".b.gif.\(dead).1x2.part", "a.gif"])
  }

  @Test(
    "Files of living runs, and files that only look similar, stay",
    arguments: [
      ".a.gif.1.1x2.part", ".a.gif.x.1x2.part", ".a.gif.part", ".a.gif.1.2.3.part",
      "a.gif.1.1x2.part", ".a.gif.-1.1x2.part",
    ])
  func keepsForeign(name: String) throws {
    try folder.write("mine", to: name)
    try start().commit()
    #expect(try folder.contents().contains(name))
  }

  @Test("Two outputs of one name do not disturb each other")
  func lastCommitWins() throws {
    let first = try start()
    let second = try start()
    try fill(first, "first")
    try fill(second, "second")
    try second.commit()
    try first.commit()
    #expect(try folder.contents() == ["a.gif"])
    #expect(try folder.text(of: "a.gif") == "first")
  }

  @Test("A folder that moves while the file is made keeps it")
  func followsFolder() throws {
    let old = folder.path(of: "old")
    try FileManager.default.createDirectory(atPath: old, withIntermediateDirectories: false)
    let file = try AtomicFile(path: old + "/a.gif", existing: .replace, files: files)
    try FileManager.default.moveItem(atPath: old, toPath: folder.path(of: "moved"))
    try fill(file, "new")
    try file.commit()
    #expect(try folder.text(of: "moved/a.gif") == "new")
  }
}
