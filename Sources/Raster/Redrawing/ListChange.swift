// SPDX-License-Identifier: MIT

import Graphics

/// The commands in which one display list differs from another.
///
/// What both begin and end with is the same; all between is taken to differ. A pixel that no differing
/// command touches gets the same colours in the same order from both lists.
struct ListChange {
  /// The differing commands of either list; no group begins outside and ends inside, or the other way.
  let old: Range<Int>
  let new: Range<Int>

  /// Both lists must be balanced.
  init(from old: [DisplayList.Command], to new: [DisplayList.Command]) {
    let common = min(old.count, new.count)
    var start = 0
    var depth = 0
    for index in 0..<common {
      guard old[index] == new[index] else { break }
      depth += Self.nesting(of: old[index])
      if depth == 0 { start = index + 1 }
    }
    var end = 0
    depth = 0
    for index in 0..<(common - start) {
      guard old[old.count - 1 - index] == new[new.count - 1 - index] else { break }
      depth -= Self.nesting(of: old[old.count - 1 - index])
      if depth == 0 { end = index + 1 }
    }
    self.old = start..<(old.count - end)
    self.new = start..<(new.count - end)
  }

  private static func nesting(of command: DisplayList.Command) -> Int {
    switch command {
    case .beginGroup: 1
    case .endGroup: -1
    case .fill, .stroke: 0
    }
  }
}
