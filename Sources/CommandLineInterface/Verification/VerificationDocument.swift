// SPDX-License-Identifier: MIT

import Export

/// What a verification found, for programs.
struct VerificationDocument {
  let verification: Verification

  var document: JSONText {
    let counts = VerificationOutcome.Status.allCases.map { status in
      JSONText.Member(
        key: status.rawValue, value: .whole(verification.count(of: status)))
    }
    return .members([
      "zoetrope": .text(Tool.version), "epoch": .whole(RenderEpoch.current),
      "shard": .text("\(verification.shard)"), "total": .whole(verification.totalCount),
      "counts": .object(counts), "recorded": .whole(verification.recorded.count),
      "entries": .list(verification.entries.map(Self.document)),
    ])
  }

  private static func document(_ entry: VerificationEntry) -> JSONText {
    let findings = VerificationFindings(entry)
    let change: JSONText =
      if case .changed(let change) = entry.outcome { document(change) } else { .null }
    return .members([
      "preset": entry.subject.preset.map(JSONText.text) ?? .null,
      "name": .text(entry.subject.name), "golden": .text(entry.subject.goldenPath),
      "status": .text(entry.status.rawValue),
      "recording": entry.recording.map { .text($0.rawValue) } ?? .null,
      "message": .text(findings.headline),
      "details": .list(findings.lines.map { .text($0.titled) }),
      "frames": entry.current.map { .whole($0.hashes.count) } ?? .null,
      "seconds": .number(entry.duration / .seconds(1)), "change": change,
    ])
  }

  private static func document(_ change: ClipChange) -> JSONText {
    let comparison = change.comparison
    let frames = comparison.frames
    return .members([
      "clip": .list(comparison.facts.map { .text("\($0)") }),
      "values": .list(comparison.values.map(document)),
      "recordedFrames": .whole(frames.recordedCount), "frames": .whole(frames.currentCount),
      "first": frames.first.map(JSONText.whole) ?? .null,
      "firstTime": frames.first.map { .number(change.current.time(ofFrame: $0)) } ?? .null,
      "differing": .list(
        FrameRanges(frames.differing).ranges.map { range in
          .list([.whole(range.lowerBound), .whole(range.upperBound)])
        }),
      "pixels": .list(change.differences.map(document)),
    ])
  }

  private static func document(_ change: ValueChange) -> JSONText {
    .members([
      "key": .text(change.keyPath), "recorded": change.old.map(JSONText.text) ?? .null,
      "now": change.new.map(JSONText.text) ?? .null, "unit": .text(change.unit),
      "count": .whole(change.count),
    ])
  }

  private static func document(_ difference: ClipChange.FrameDifference) -> JSONText {
    let pixels = difference.pixels
    let box = pixels.box.map { box in
      JSONText.list([box.x, box.y, box.width, box.height].map(JSONText.whole))
    }
    return .members([
      "frame": .whole(difference.index), "count": .whole(pixels.pixelCount),
      "largest": .whole(pixels.largest), "box": box ?? .null,
    ])
  }
}

extension VerificationDocument {
  /// Help on the keys whose names do not say all.
  static let helpTable = HelpTable(
    "KEYS OF --REPORTER JSON",
    [
      .init("counts", "How many entries have each status, before any was recorded"),
      .init("recorded", "How many goldens were written"),
      .init("shard, total", "The part that was verified, and how many entries all parts have"),
      .init("entries", "Each preset, then each golden without a preset, in order of their paths"),
      .init("  preset", "As it was named, or the file in a folder; null for an obsolete golden"),
      .init("  golden", "The path of its golden"),
      .init(
        "  status", VerificationOutcome.Status.allCases.map(\.rawValue).joined(separator: ", ")),
      .init("  recording", "created or replaced if the golden was written, or null"),
      .init("  message", "What was found, in a sentence; details has more, a line each"),
      .init("  frames", "How many were drawn; seconds is how long that took"),
      .init("  change", "Null unless the status is changed"),
      .init("    clip", "What differs of the whole clip: size, rate, frame count, loop"),
      .init(
        "    values",
        "Each changed value of the preset, of long lists each entry: key, recorded, now, unit; "
          + "count is above 1, and recorded and now are null, for entries that are only counted"),
      .init("    first", "The first frame that differs, from 0; firstTime is its time in seconds"),
      .init("    differing", "Ranges of frames that differ, each as [first, last]"),
      .init(
        "    pixels",
        "Of each differing frame: count of pixels, largest difference in levels of 255, and box as "
          + "[x, y, width, height]; empty if the recorded picture cannot be drawn"),
    ])
}
