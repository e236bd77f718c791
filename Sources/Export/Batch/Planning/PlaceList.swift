// SPDX-License-Identifier: MIT

/// A text that names presets, one a line: file names or names of built-in presets.
///
/// Lines end with LF or CR LF; empty ones and those that begin with `#` do not count. If the text
/// has a zero byte, entries are what lies between zero bytes, as `find -print0` writes them, and
/// nothing else is looked at.
package enum PlaceList {
  /// Bytes: a hundred thousand long paths.
  package static let longestText = 1 << 26

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The entries of a list that messages call `name`.
  package static func read(_ bytes: [UInt8], from name: String) throws(BatchError) -> [String] {
    let isZeroSeparated = bytes.contains(0)
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let entries = bytes[start...].split(
      separator: isZeroSeparated ? 0 : Byte.lineFeed, omittingEmptySubsequences: false)
    var places: [String] = []
    for (index, bytes) in entries.enumerated() {
      var entry = bytes
      if !isZeroSeparated, entry.last == Byte.carriageReturn { entry.removeLast() }
      guard let text = String(validating: entry, as: UTF8.self) else {
        throw .listNotUTF8(list: name, entry: index + 1)
      }
      let isComment = !isZeroSeparated && text.hasPrefix("#")
      let isBlank = !isZeroSeparated && text.allSatisfy(\.isWhitespace)
      if !text.isEmpty, !isBlank, !isComment { places.append(text) }
    }
    return places
  }
}
