// SPDX-License-Identifier: MIT

/// Addresses of files as links have them.
///
/// Source: RFC 3986, section 2.3: all but unreserved characters are written as percent and two digits.
package enum RelativeAddress {
  /// The address of the file at `path`, which is relative to the page; slashes part folders.
  package static func of(path: String) -> String { encoded(path, where: isPlain) }

  /// `address`, which somebody wrote, with percents in place of what neither an address can have nor
  /// Markdown can have in one.
  package static func cleaned(_ address: String) -> String {
    encoded(address) { isPlain($0) || "%:?#[]@!$&*+,;=".utf8.contains($0) }
  }

  private static func encoded(_ text: String, where isKept: (UInt8) -> Bool) -> String {
    text.utf8.reduce(into: "") { text, byte in
      if isKept(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  /// The way from one folder to another, by their names alone: empty, or with a slash at its end;
  /// nil if that cannot be known without looking.
  package static func path(from start: String, to end: String) -> String? {
    guard start.hasPrefix("/") == end.hasPrefix("/") else { return nil }
    let (from, to) = (parts(of: start), parts(of: end))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let left = from.dropFirst(shared)
    guard !left.contains("..") else { return nil }
    return (left.map { _ in ".." } + to.dropFirst(shared)).map { "\($0)/" }.joined()
  }

  /// The names in a path, without `.` and what `..` takes back.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".", part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
  }
}
