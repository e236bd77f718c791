// SPDX-License-Identifier: MIT

/// A changed list, entry by entry.
struct ListChange {
  /// Lists of so many entries are told whole: a point is one thing.
  private static let longestWhole = 4
  /// Changed entries that are told; of more, the rest is counted.
  private static let mostEntries = 6

  private let list: ValueChange
  private let old: [String]
  private let new: [String]

  /// Nil unless `change` is one from list to list and either is long.
  init?(_ change: ValueChange) {
    guard let old = change.old.flatMap(Self.entries), let new = change.new.flatMap(Self.entries),
      max(old.count, new.count) > Self.longestWhole
    else { return nil }
    list = change
    self.old = old
    self.new = new
  }

  /// What changed, in order, with a count of what is not told.
  var changes: [ValueChange] {
    let all = old.count == new.count ? exchanged(old.indices, new.indices) : moved
    let left = all.count - Self.mostEntries
    // The rest is never one: that one would take no more room.
    guard left > 1 else { return all }
    let rest = ValueChange(
      keyPath: list.keyPath, old: nil, new: nil, unit: list.unit, part: .rest(left))
    return all.prefix(Self.mostEntries) + [rest]
  }

  /// Changes between what both lists start and end with.
  private var moved: [ValueChange] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
    return exchanged(start..<old.count - end, start..<new.count - end)
  }

  /// Entries of two ranges with one start, beside each other.
  private func exchanged(_ before: Range<Int>, _ after: Range<Int>) -> [ValueChange] {
    (before.lowerBound..<max(before.upperBound, after.upperBound)).compactMap { index in
      let (old, new) = (
        before.contains(index) ? old[index] : nil, after.contains(index) ? new[index] : nil
      )
      guard old != new else { return nil }
      return ValueChange(
        keyPath: "\(list.keyPath).\(index)", old: old, new: new, unit: list.unit, part: .entry)
    }
  }

  /// The entries of a list in JSON on one line; nil if `text` is none.
  private static func entries(_ text: String) -> [String]? {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes.first == Byte.openBracket, bytes.last == Byte.closeBracket else {
      return bytes == Array("[]".utf8) ? [] : nil
    }
    var entries: [String] = []
    var (depth, start, isQuoted, isEscaped) = (0, 1, false, false)
    for (index, byte) in bytes.enumerated().dropFirst() {
      if isQuoted {
        if !isEscaped, byte == Byte.quote { isQuoted = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case Byte.quote: isQuoted = true
      case Byte.openBracket, Byte.openBrace: depth += 1
      case Byte.comma where depth == 0, Byte.closeBracket where index == bytes.count - 1:
        let entry = bytes[start..<index].drop { $0 == Byte.space }
        entries.append(String(decoding: entry, as: UTF8.self))
        start = index + 1
      case Byte.closeBracket, Byte.closeBrace: depth -= 1
      default: break
      }
    }
    return entries
  }
}
