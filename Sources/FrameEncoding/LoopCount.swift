// SPDX-License-Identifier: MIT

/// How often a clip plays, counted in plays; each container's own convention is translated from it.
package enum LoopCount: Sendable, Hashable {
  case forever
  /// Plays this many times in all: 1 is once, without a repeat.
  case times(Int)

  package static let once = LoopCount.times(1)
}

extension LoopCount: CustomStringConvertible {
  package var description: String {
    switch self {
    case .forever: "forever"
    case .times(1): "once"
    case .times(let count): "\(count)"
    }
  }
}
