// SPDX-License-Identifier: MIT

/// Indices of frames as people write them: `17 to 97, 100, 103 to 105`.
package struct FrameRanges: Sendable, Hashable {
  /// Ranges that a reader still takes in; of more, the rest is counted.
  private static let mostShown = 6

  /// In order, with gaps between them.
  package let ranges: [ClosedRange<Int>]

  /// - Parameter indices: In order, each once.
  package init(_ indices: [Int]) {
    ranges = indices.reduce(into: []) { ranges, index in
      if let last = ranges.last, last.upperBound + 1 == index {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
  }
}

extension FrameRanges: CustomStringConvertible {
  package var description: String {
    let shown = ranges.prefix(Self.mostShown).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    let rest = ranges.dropFirst(Self.mostShown)
    let more = rest.isEmpty ? "" : " and \(rest.reduce(0) { $0 + $1.count }) more"
    return shown.joined(separator: ", ") + more
  }
}
