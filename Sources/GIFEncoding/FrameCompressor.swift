// SPDX-License-Identifier: MIT

/// Finds the indices of frames that compress to the fewest bits, several at a time.
///
/// What it finds depends on the frames and their order, not on how many threads there are.
struct FrameCompressor {
  private let workers: Workers
  private var trials = PolicyTrials()

  init(_ workers: Workers) { self.workers = workers }

  /// The indices of each of `drawings`, in their order.
  mutating func compress(_ drawings: [FrameDrawing]) -> [LZWParser.Result] {
    let trials = trials
    let tasks = drawings.flatMap { drawing in
      trials.policies(pixelCount: drawing.area.pixelCount).map { (drawing, $0) }
    }
    let results = workers.map(tasks) { drawing, policy in
      var parser = LZWParser(drawing.choices, codeSize: drawing.codeSize, policy: policy)
      return parser.parse()
    }
    var rest = results[...]
    return drawings.map { drawing in
      let count = trials.policies(pixelCount: drawing.area.pixelCount).count
      let own = rest.prefix(count)
      rest = rest.dropFirst(count)
      self.trials.note(own.map(\.bitCount), pixelCount: drawing.area.pixelCount)
      return own.dropFirst().reduce(own[own.startIndex]) { $1.bitCount < $0.bitCount ? $1 : $0 }
    }
  }
}
