// SPDX-License-Identifier: MIT

package import FrameEncoding

/// A clip beside its golden: what differs, from the coarse to the fine.
package struct ClipComparison: Sendable, Hashable {
  /// Something about the whole clip that differs.
  package enum Fact: Sendable, Hashable {
    /// Width and height in pixels.
    case size(from: [Int], to: [Int])
    case rate(from: FrameRate, to: FrameRate)
    case frameCount(from: Int, to: Int)
    /// How often the clip plays, or how long its last frame stays.
    case playing(ValueChange)
  }

  /// Values of `timing` that change what is shown, but no frame.
  private static let playingKeys = ["timing.loop", "timing.holdEnd"]

  package let facts: [Fact]
  package let values: [ValueChange]
  package let frames: FrameChanges

  package init(from recorded: ClipRecord, to current: ClipRecord) {
    values = ValueChange.changes(from: recorded.values, to: current.values)
    frames = FrameChanges(from: recorded.hashes, to: current.hashes)
    let before = recorded.picture
    let after = current.picture
    var facts: [Fact] = []
    if (before.width, before.height) != (after.width, after.height) {
      facts.append(.size(from: [before.width, before.height], to: [after.width, after.height]))
    }
    if before.rate != after.rate { facts.append(.rate(from: before.rate, to: after.rate)) }
    if frames.recordedCount != frames.currentCount {
      facts.append(.frameCount(from: frames.recordedCount, to: frames.currentCount))
    }
    let playing = values.filter {
      Self.playingKeys.contains($0.keyPath) && $0.old != nil && $0.new != nil
    }
    self.facts = facts + playing.map(Fact.playing)
  }

  /// Whether the same is shown at the same times, whatever values it comes from.
  package var isSame: Bool { facts.isEmpty && frames.isEmpty }

  /// Whether frames of one index can be compared pixel by pixel.
  package var hasSameSize: Bool {
    !facts.contains { if case .size = $0 { true } else { false } }
  }
}

extension ClipComparison.Fact: CustomStringConvertible {
  package var description: String {
    switch self {
    case .size(let old, let new):
      "size \(old[0])x\(old[1]) -> \(new[0])x\(new[1]) px"
    case .rate(let old, let new):
      "rate \(old) -> \(new) frames a second"
    case .frameCount(let old, let new):
      "frame count \(old) -> \(new)"
    case .playing(let change):
      change.description
    }
  }
}
