// SPDX-License-Identifier: MIT

import Export

/// What the watched presets ask for, after one of them was saved.
struct WatchPlan: Sendable {
  var clips: [RenderRequest.Clip] = []
  /// What is wrong.
  var failures: [any Error] = []
  /// Files that were read, or should have been.
  var paths: [String] = []

  /// Whether both ask for the same files with the same content.
  func isSame(as other: WatchPlan) -> Bool {
    guard failures.isEmpty, other.failures.isEmpty else { return false }
    return clips.flatMap(\.outputs).map(\.identity)
      == other.clips.flatMap(\.outputs).map(\.identity)
  }
}

extension ClipOutput {
  /// Where it goes and what it is made from.
  fileprivate var identity: [String] { [path, comment] }
}
