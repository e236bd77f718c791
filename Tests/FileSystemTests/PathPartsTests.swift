// SPDX-License-Identifier: MIT

import FileSystem
import Testing

@Suite struct PathPartsTests {
  @Test(
    "A path falls apart into a folder and a name",
    arguments: [
      ("a.gif", ".", "a.gif"), ("out/a.gif", "out", "a.gif"), ("/a.gif", "/", "a.gif"),
      ("/tmp/b/a", "/tmp/b", "a"), ("./a", ".", "a"), ("é/ü.gif", "é", "ü.gif"),
    ])
  func splits(path: String, folder: String, name: String) {
    let parts = PathParts(path)
    #expect(parts.folder == folder)
    #expect(parts.name == name)
  }

  @Test("A path that names a folder has no name", arguments: ["", "a/", ".", "..", "a/..", "/"])
  func hasNoName(path: String) {
    #expect(PathParts(path).name == nil)
  }

  @Test(
    "The extension is what follows the last dot",
    arguments: [
      ("a.gif", "gif"), ("a.b.MP4", "mp4"), ("a", nil), (".gif", nil), ("a.", nil), ("x.d/a", nil),
    ] as [(String, String?)])
  func findsExtension(path: String, expected: String?) {
    #expect(PathParts(path).fileExtension == expected)
  }

  @Test(
    "Joining keeps absolute names",
    arguments: [
      (".", "a", "a"), ("out", "a", "out/a"), ("out/", "a", "out/a"), ("out", "/a", "/a"),
    ])
  func joins(folder: String, name: String, expected: String) {
    #expect(PathParts.joined(folder, name) == expected)
  }
}
