// SPDX-License-Identifier: MIT

import Synchronization

/// Sublayers that come and go one after the other, each built only for the time in which it exists.
///
/// All exist equally long, so that those of a moment are neighbours and are found by their times: a
/// long clip takes no more time or memory for a picture than a short one. Those of the last moment
/// are kept for the next, which makes no difference to what they are.
package final class TransientLayers: Sendable {
  /// Layers that are built, one after the other.
  private struct Cast {
    var indices = 0..<0
    var layers: [Layer] = []

    /// Builds those of `range` that are missing and lets go of all others.
    mutating func move(to range: Range<Int>, make: (Int) -> Layer) {
      guard range != indices else { return }
      layers = range.map { index in
        indices.contains(index) ? layers[index - indices.lowerBound] : make(index)
      }
      indices = range
    }
  }

  private let beginTimes: [Double]
  private let duration: Double
  private let make: @Sendable (Int) -> Layer
  private let cast = Mutex(Cast())

  /// - Parameters:
  ///   - beginTimes: When each layer begins to exist, in its superlayer's time, seconds; rising.
  ///   - duration: How long each exists, seconds.
  ///   - make: Builds the layer of an index of `beginTimes`, always the same one; it begins then, and
  ///     its timing has that duration. Its name is unlike that of any other layer of the tree.
  package init(
    beginTimes: [Double], duration: Double, make: @escaping @Sendable (Int) -> Layer
  ) {
    precondition(
      zip(beginTimes, beginTimes.dropFirst()).allSatisfy { $0 <= $1 },
      "layers that come one after the other are in order of their times")
    self.beginTimes = beginTimes
    self.duration = duration
    self.make = make
  }

  /// How many there are in all.
  package var count: Int { beginTimes.count }

  /// The layers that exist at `time`, seconds of the superlayer, in order of their begin.
  package func layers(at time: Double) -> [Layer] {
    let begun = firstIndex { $0 > time }
    let alive = firstIndex { $0 + duration > time }
    return cast.withLock { cast in
      cast.move(to: min(alive, begun)..<begun, make: make)
      return cast.layers
    }
  }

  /// The first layer whose begin `isLate`; that must hold of the last few and no other.
  private func firstIndex(where isLate: (Double) -> Bool) -> Int {
    var low = 0
    var high = beginTimes.count
    while low < high {
      let middle = (low + high) / 2
      if isLate(beginTimes[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
