// SPDX-License-Identifier: MIT

import Graphics

/// Keeps the tables of the gradients that were painted last: most are painted again and again, in
/// other places.
struct GradientTableCache: Sendable {
  private static let capacity = 8

  private var entries: [Entry] = []
  /// The entry that is replaced next.
  private var oldest = 0

  /// The table of a gradient of at least one stop, in order of location, that stretches over
  /// `length` pixels.
  mutating func table(stops: [Gradient.Stop], length: Double) -> GradientTable {
    let stepCount = GradientTable.stepCount(length: length)
    for entry in entries where entry.stepCount == stepCount && entry.stops == stops {
      return entry.table
    }
    let table = GradientTable(stops: stops, stepCount: stepCount)
    let entry = Entry(stops: stops, stepCount: stepCount, table: table)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return table
  }
}

extension GradientTableCache {
  private struct Entry: Sendable {
    let stops: [Gradient.Stop]
    let stepCount: Int
    let table: GradientTable
  }
}
