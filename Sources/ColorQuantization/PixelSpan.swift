// SPDX-License-Identifier: MIT

extension Span<UInt32> {
  /// From the first to the last pixel that is not equal to its counterpart in `other`, which is as
  /// long; `nil` if all are equal.
  package func rangeOfChange(to other: Span<UInt32>) -> Range<Int>? {
    precondition(count == other.count, "only runs of one length can be compared")
    // Most rows do not change, and this is the loop that processors are fast at.
    var difference: UInt32 = 0
    for index in indices { difference |= self[index] ^ other[index] }
    return difference == 0 ? nil : range { self[$0] != other[$0] }
  }

  /// How many pixels are not equal to their counterparts in `other`, which is as long.
  package func countOfChanges(to other: Span<UInt32>) -> Int {
    precondition(count == other.count, "only runs of one length can be compared")
    var changeCount = 0
    for index in indices where self[index] != other[index] { changeCount += 1 }
    return changeCount
  }

  /// From the first to the last pixel that is there but is clear in `other`, which is as long; `nil`
  /// if there is none.
  package func rangeVanishing(in other: Span<UInt32>) -> Range<Int>? {
    precondition(count == other.count, "only runs of one length can be compared")
    return range { self[$0] != OpaqueColor.clear && other[$0] == OpaqueColor.clear }
  }

  @inline(__always)
  private func range(where isInside: (Int) -> Bool) -> Range<Int>? {
    var first = 0
    while first < count, !isInside(first) { first += 1 }
    if first == count { return nil }
    var end = count
    while !isInside(end - 1) { end -= 1 }
    return first..<end
  }
}
