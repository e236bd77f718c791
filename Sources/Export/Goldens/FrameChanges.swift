// SPDX-License-Identifier: MIT

/// How the frames of a clip differ from those that were recorded, judged by their hashes alone.
package struct FrameChanges: Sendable, Hashable {
  /// A simple reason for which frames differ, if there is one.
  package enum Pattern: Sendable, Hashable {
    /// Two frames stand in each other's place.
    case exchanged(Int, Int)
    /// These recorded frames are left out, and all others are as they were.
    case dropped(Range<Int>)
    /// These frames were put in, and all others are as they were.
    case inserted(Range<Int>)
    /// All frames come that much later, round the loop.
    case shifted(by: Int)
  }

  package let recordedCount: Int
  package let currentCount: Int
  /// Indices, in order, at which both clips have a frame, but not the same.
  package let differing: [Int]
  package let pattern: Pattern?

  package init(from recorded: [String], to current: [String]) {
    recordedCount = recorded.count
    currentCount = current.count
    let shared = min(recorded.count, current.count)
    differing = (0..<shared).filter { recorded[$0] != current[$0] }
    pattern = Self.pattern(from: recorded, to: current, differing)
  }

  package var isEmpty: Bool { differing.isEmpty && recordedCount == currentCount }

  /// The first frame that differs or is in only one of the clips.
  package var first: Int? {
    differing.first ?? (recordedCount == currentCount ? nil : min(recordedCount, currentCount))
  }

  private static func pattern(
    from recorded: [String], to current: [String], _ differing: [Int]
  ) -> Pattern? {
    if recorded.count != current.count { return lengthPattern(from: recorded, to: current) }
    if differing.count == 2 {
      let (first, second) = (differing[0], differing[1])
      let isExchange = recorded[first] == current[second] && recorded[second] == current[first]
      return isExchange ? .exchanged(first, second) : nil
    }
    guard differing.count > 2, let shift = current.firstIndex(of: recorded[0]), shift > 0 else {
      return nil
    }
    let isShift = recorded.indices.allSatisfy {
      recorded[$0] == current[($0 + shift) % current.count]
    }
    return isShift ? .shifted(by: shift) : nil
  }

  private static func lengthPattern(
    from recorded: [String], to current: [String]
  ) -> Pattern? {
    let (short, long) = recorded.count < current.count ? (recorded, current) : (current, recorded)
    let same = zip(short, long).prefix { $0 == $1 }.count
    let rest = long.count - short.count
    guard short[same...].elementsEqual(long[(same + rest)...]) else { return nil }
    return short.count == current.count
      ? .dropped(same..<same + rest) : .inserted(same..<same + rest)
  }
}
