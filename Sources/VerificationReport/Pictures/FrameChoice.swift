// SPDX-License-Identifier: MIT

package import Export

/// Chooses the frames of a clip that a page has room for.
package enum FrameChoice {
  /// Indices in order, at most `limit`, which is at least 6: the first and the last frame that
  /// differ, the worst, and others spread evenly, of those that are as they were at least a quarter.
  package static func frames(of changes: FrameChanges, worst: Int?, limit: Int) -> [Int] {
    precondition(limit >= 6, "the telling frames need room")
    let all = 0..<max(changes.recordedCount, changes.currentCount)
    guard all.count > limit else { return Array(all) }
    let shared = min(changes.recordedCount, changes.currentCount)
    let changed = changes.differing + Array(shared..<all.upperBound)
    let known = Set(changed)
    let unchanged = all.filter { !known.contains($0) }
    var chosen = Set([worst].compactMap { $0 })
    let quarter = min(unchanged.count, limit / 4)
    chosen.formUnion(spread(changed, over: limit - quarter - chosen.count))
    chosen.formUnion(spread(unchanged, over: limit - chosen.count))
    // The worst may have been among the others.
    chosen.formUnion(spread(all.filter { !chosen.contains($0) }, over: limit - chosen.count))
    return chosen.sorted()
  }

  /// At most `count` of `indices`, evenly, with the first and the last.
  private static func spread(_ indices: [Int], over count: Int) -> [Int] {
    guard indices.count > count else { return indices }
    guard count > 1 else { return Array(indices.prefix(count)) }
    return (0..<count).map { indices[$0 * (indices.count - 1) / (count - 1)] }
  }
}
