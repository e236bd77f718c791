// SPDX-License-Identifier: MIT

import Export

/// The plan of a clip's time, for programs.
struct TimingDocument {
  let name: String
  let plan: TimingPlan

  var document: JSONText {
    let clip = plan.clip
    return .members([
      "name": .text(name), "frames": .whole(clip.frameCount), "duration": .number(clip.duration),
      "rate": .text("\(clip.rate)"), "loop": .text("\(clip.loop)"),
      "holdEnd": .number(clip.holdEnd), "seamless": .flag(clip.isSeamless),
      "seam": plan.seam.map(Self.document) ?? .null,
      "outputs": .list(plan.entries.map(Self.document)),
    ])
  }

  private static func document(_ seam: LoopSeam) -> JSONText {
    .members([
      "isVisible": .flag(seam.isVisible), "difference": .number(seam.step.meanDifference),
      "neighbours": .number(seam.neighbours),
    ])
  }

  private static func document(_ entry: TimingPlan.Entry) -> JSONText {
    var members: [JSONText.Member] = [
      .init(key: "format", value: .text(entry.format)),
      .init(key: "paths", value: .list(entry.paths.map(JSONText.text))),
      .init(key: "rate", value: .text("\(entry.clip.rate)")),
      .init(key: "frames", value: .whole(entry.stored.frameCount)),
      .init(key: "duration", value: .number(entry.stored.duration)),
      .init(key: "loop", value: entry.loop.map { .text("\($0)") } ?? .null),
    ]
    switch entry.stored {
    case .delays(let delays):
      members.append(.init(key: "delays", value: .list(DelayRun.runs(of: delays).map(document))))
      members.append(
        .init(key: "largestDrift", value: .number((entry.largestDrift * 1e6).rounded() / 1e6)))
    case .ticks(_, let perFrame, let perSecond):
      members.append(.init(key: "ticksPerFrame", value: .whole(perFrame)))
      members.append(.init(key: "ticksPerSecond", value: .whole(perSecond)))
    }
    return .object(members)
  }

  private static func document(_ run: DelayRun) -> JSONText {
    .members(["centiseconds": .list(run.pattern.map(JSONText.whole)), "times": .whole(run.count)])
  }
}
