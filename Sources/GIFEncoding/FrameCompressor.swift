// SPDX-License-Identifier: MIT

/// Finds the indices of frames that compress to the fewest bits, several frames at a time.
///
/// What it finds depends on the frames and their order, not on how many threads there are.
struct FrameCompressor {
  private let workers: Workers
  private var trials = PolicyTrials()

  private struct Attempts: Sendable {
    let best: LZWParser.Result
    /// What each policy gave.
    let bitCounts: [Int]
  }

  init(_ workers: Workers) { self.workers = workers }

  /// The indices of each of `drawings`, in their order.
  mutating func compress(_ drawings: [FrameDrawing]) -> [LZWParser.Result] {
    let trials = trials
    let attempts = workers.map(drawings) { drawing in
      Self.compress(drawing, policies: trials.policies(pixelCount: drawing.area.pixelCount))
    }
    for (drawing, attempts) in zip(drawings, attempts) {
      self.trials.note(attempts.bitCounts, pixelCount: drawing.area.pixelCount)
    }
    return attempts.map(\.best)
  }

  /// Tries `policies`, at least one.
  private static func compress(
    _ drawing: FrameDrawing, policies: [LZWParser.Policy]
  ) -> Attempts {
    // A phrase that is longer by a loss can make those after it shorter.
    let losses =
      drawing.choices.hasNeighbors
      ? [drawing.choices, drawing.choices.withoutNeighbors] : [drawing.choices]
    func parse(_ policy: LZWParser.Policy) -> LZWParser.Result {
      let results = losses.map { choices in
        var parser = LZWParser(choices, codeSize: drawing.codeSize, policy: policy)
        return parser.parse()
      }
      let exact = results[results.count - 1]
      return results[0].bitCount < exact.bitCount ? results[0] : exact
    }
    var best = parse(policies[0])
    var bitCounts = [best.bitCount]
    for policy in policies.dropFirst() {
      let result = parse(policy)
      bitCounts.append(result.bitCount)
      if result.bitCount < best.bitCount { best = result }
    }
    return Attempts(best: best, bitCounts: bitCounts)
  }
}
