// SPDX-License-Identifier: MIT

/// How often a scene is drawn: for a time, or a number of times.
enum DrawingBudget {
  case milliseconds(Double)
  case frames(Int)

  /// Reads `300` as milliseconds and `12x` as frames; nil if `word` is neither.
  init?(_ word: String) {
    if let duration = Double(word), duration >= 0 {
      self = .milliseconds(duration)
    } else if word.hasSuffix("x"), let count = Int(word.dropLast()), count >= 0 {
      self = .frames(count)
    } else {
      return nil
    }
  }
}
