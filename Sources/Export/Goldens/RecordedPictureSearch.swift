// SPDX-License-Identifier: MIT

import Graphics

/// Draws the recorded values, proves by the recorded hashes that these are the recorded pictures,
/// and compares them with those of now.
struct RecordedPictureSearch {
  let golden: ClipRecord
  let comparison: ClipComparison
  let currentFrames: ClipFrames
  let reader: PresetReader
  /// Frames drawn at a time.
  let jobs: Int

  /// What is left of a recorded frame once it was drawn.
  private struct Finding: Sendable {
    let hash: String
    /// Nil if there is no frame of now to compare with.
    let pixels: PixelDifference?
  }

  /// - Returns: The pictures, or why there are none; and how every frame differs that both clips
  ///   have, if they have one size.
  func run() async throws -> (RecordedPictures, [ClipChange.FrameDifference]) {
    let frames: ClipFrames
    switch recordedFrames() {
    case .reproduced(let recorded): frames = recorded
    case .lost(let loss): return (.lost(loss), [])
    }
    let changes = comparison.frames
    let surplus = changes.currentCount..<max(changes.currentCount, changes.recordedCount)
    let indices = changes.differing + surplus
    var differences: [ClipChange.FrameDifference] = []
    var firstLost: Int?
    let renderer = OrderedFrameRenderer(jobs: jobs).forFrames(of: 2 * frames.width * frames.height)
    try await renderer.render(
      0..<indices.count, frame: { try finding(frames, indices[$0]) },
      deliver: { step, finding in
        let index = indices[step]
        if finding.hash != golden.hashes[index] { firstLost = firstLost ?? index }
        if let pixels = finding.pixels { differences.append(.init(index: index, pixels: pixels)) }
      })
    if let firstLost {
      let version = golden.origin.version
      return (.lost(.frameNotReproduced(index: firstLost, recordedBy: version)), [])
    }
    return (.reproduced(frames), differences)
  }

  /// The frames of the recorded values, which are not known to be the recorded frames yet.
  private func recordedFrames() -> RecordedPictures {
    let version = golden.origin.version
    // Without a changed value what is drawn is what is drawn now.
    if comparison.values.isEmpty { return .lost(.programChanged(recordedBy: version)) }
    let values =
      [
        ResolvedValue(keyPath: "zoetrope", text: "1"),
        ResolvedValue(keyPath: "name", text: JSONText.quoted(golden.name)),
      ] + golden.values
    let bytes = Array(ResolvedDocument.text(of: values).utf8)
    do {
      let frames = ClipFrames(try reader.read(bytes, from: "the recorded values"))
      let isWhole =
        frames.count == golden.hashes.count && frames.width == golden.picture.width
        && frames.height == golden.picture.height
      return isWhole
        ? .reproduced(frames) : .lost(.frameNotReproduced(index: 0, recordedBy: version))
    } catch {
      let reason = error.errors.first?.message ?? "\(error)"
      return .lost(.valuesUnreadable(reason, recordedBy: version))
    }
  }

  private func finding(_ frames: ClipFrames, _ index: Int) throws -> Finding {
    let recorded = frames[index]
    let isComparable = comparison.hasSameSize && index < comparison.frames.currentCount
    return Finding(
      hash: try recorded.hash(golden.algorithm),
      pixels: isComparable
        ? PixelDifference(from: recorded, to: currentFrames[index]) : nil)
  }
}
