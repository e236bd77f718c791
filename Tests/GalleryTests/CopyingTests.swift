// SPDX-License-Identifier: MIT

import Gallery
import TestSupport
import Testing
import WebPage

/// Names in addresses and in command lines, whatever they hold.
@Suite struct CopyingTests {
  static let hostileNames = [
    "plain.gif", "two words.gif", "quote\".gif", "it's.gif", "#1?.gif", "100%.gif", "a&b;c|d.gif",
    "$(touch x)`id`.gif", "<script>alert(1)</script>.gif", "héart-🫶🏽.gif", "👨‍👩‍👧.gif", "-rf.gif",
    "javascript:alert(1)", "back\\slash.gif", "new\nline.gif", "turn\u{202E}ed.gif",
    "(1)[2]{3}.gif",
    "~home.gif", "*.gif", "a/b c.gif", "!history.gif",
  ]

  @Test(
    "An address has unreserved characters and slashes alone, and means the name",
    arguments: hostileNames)
  func encodes(name: String) {
    let address = RelativeAddress.of(path: name)
    #expect(address.wholeMatch(of: /([A-Za-z0-9._~\/-]|%[0-9A-F]{2})*/) != nil)
    #expect(address.removingPercents == Array(name.utf8))
  }

  @Test(
    "An address that somebody wrote keeps its meaning, without what would end it in Markdown",
    arguments: [
      ("https://example.com:80/a?b=c&d#e", "https://example.com:80/a?b=c&d#e"),
      ("//x/a%20b", "//x/a%20b"), ("a b)\"<'é", "a%20b%29%22%3C%27%C3%A9"),
    ])
  func cleans(address: String, cleaned: String) {
    #expect(RelativeAddress.cleaned(address) == cleaned)
  }

  @Test(
    "A shell takes the word for what it stands for, and for nothing else", arguments: hostileNames)
  func quotes(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try ChildProcess.shell(
      "set -- \(ShellWord.of(name)); printf '%s|%s' \"$#\" \"$1\"", in: folder.path)
    #expect(run.output == "1|\(name)")
    #expect(try folder.contents() == [])
  }

  @Test("A file that begins with a dash is no option")
  func keepsOptionsApart() {
    #expect(ShellWord.of(path: "-rf.gif") == "./-rf.gif")
    #expect(ShellWord.of(path: "a-b@2x.gif") == "a-b@2x.gif")
    #expect(ShellWord.of("") == "''")
  }

  @Test(
    "The way between folders is told by their names alone, or not at all",
    arguments: [
      ("Clips", "Clips", ""), (".", "Clips", "Clips/"), ("Clips", ".", "../"),
      ("./a//b/", "a/c", "../c/"), ("a/../b", "b", ""), ("/x/pages", "/x/clips", "../clips/"),
      ("/", "/x y", "x y/"), ("..", "../x", "x/"), (".", "../x", "../x/"), ("..", "x", nil),
      ("/x", "x", nil), ("x", "/x", nil), ("/..", "/x", "x/"),
    ])
  func findsWay(from: String, to: String, way: String?) {
    #expect(RelativeAddress.path(from: from, to: to) == way)
  }

  @Test(
    "Copied addresses begin with the folder, as seen from here",
    arguments: [
      ("Clips", "Clips/"), (".", ""), ("a b/#1", "a%20b/%231/"), ("../x", ""), ("/x", ""),
    ])
  func begins(folder: String, address: String) {
    #expect(GalleryPlaces.address(of: folder) == address)
  }
}

extension String {
  /// The bytes that percents and digits stand for.
  fileprivate var removingPercents: [UInt8] {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      bytes.append(UInt8(digits, radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
