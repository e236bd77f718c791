// SPDX-License-Identifier: MIT

/// Whole rows of a picture that hold some rectangles.
enum RowRuns {
  /// The rows of `rects`, from the top, in as few ranges as they take; empty ones have none.
  static func holding(_ rects: [PixelRect]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for rect in rects.filter({ !$0.isEmpty }).sorted(by: { $0.top < $1.top }) {
      if let last = runs.last, rect.top <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, rect.bottom)
      } else {
        runs.append(rect.top..<rect.bottom)
      }
    }
    return runs
  }
}
