// SPDX-License-Identifier: MIT

/// How a file divides the time of a clip, its hold included.
package enum StoredTiming: Sendable, Hashable {
  /// Of each frame, in centiseconds.
  case delays([Int])
  /// So many frames, all of one length.
  case ticks(frameCount: Int, perFrame: Int, perSecond: Int)

  package var frameCount: Int {
    switch self {
    case .delays(let delays): delays.count
    case .ticks(let frameCount, _, _): frameCount
    }
  }

  /// Seconds.
  package var duration: Double {
    switch self {
    case .delays(let delays): Double(delays.reduce(0, +)) / 100
    case .ticks(let frameCount, let perFrame, let perSecond):
      Double(frameCount) * Double(perFrame) / Double(perSecond)
    }
  }
}
