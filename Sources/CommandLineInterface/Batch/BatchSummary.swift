// SPDX-License-Identifier: MIT

import Export

/// What became of the clips of a batch, for people and for programs.
struct BatchSummary: Sendable {
  private struct Failure: Sendable {
    let place: String
    /// Nil if the preset could not be read.
    let name: String?
    let code: ExitCode
    let message: String

    /// `Presets/heart.json (heart): …`; what is wrong with a preset names its own place.
    var line: String {
      let first = message.prefix { $0 != "\n" }
      if first.hasPrefix(place) { return String(first) }
      return "\(place)\(name.map { " (\($0))" } ?? ""): \(first)"
    }
  }

  let shard: Shard
  /// Clips of all shards.
  let totalCount: Int
  /// Clips of this shard.
  let clipCount: Int
  /// Whether outputs are kept, which takes memory for each.
  let keepsOutputs: Bool
  /// Clips that were made, or failed while they were.
  private(set) var finishedCount = 0
  private var madeCount = 0
  private(set) var upToDateCount = 0
  private var failures: [Failure] = []
  private var made: [ManifestEntry] = []
  private var upToDate: [ManifestEntry] = []

  init(_ plan: BatchPlan, keepsOutputs: Bool) {
    shard = plan.shard
    totalCount = plan.totalCount
    clipCount = plan.entries.count
    self.keepsOutputs = keepsOutputs
    for case .unreadable(let place, let error) in plan.entries { add(error, place, name: nil) }
  }

  /// Notes a clip of which nothing need be made.
  mutating func addUpToDate(_ entries: [ManifestEntry]) {
    upToDateCount += 1
    if keepsOutputs { upToDate += entries }
  }

  mutating func add(_ result: BatchResult) {
    finishedCount += 1
    switch result.outcome {
    case .success(let entries):
      madeCount += 1
      if keepsOutputs { made += entries }
    case .failure(let error):
      add(error, result.item.place, name: result.item.name)
    }
  }

  private mutating func add(_ error: any Error, _ place: String, name: String?) {
    failures.append(
      Failure(place: place, name: name, code: ExitCode(for: error), message: FailureText.of(error)))
  }

  var exitCode: ExitCode { failures.isEmpty ? .success : .someFailed }

  /// `500 clips of 1000 in shard 1/2: 3 made, 496 up to date, 1 failed`.
  var line: String {
    let left = clipCount - madeCount - upToDateCount - failures.count
    let counts = [
      (madeCount, "made"), (upToDateCount, "up to date"), (failures.count, "failed"),
      (left, "left"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return clips + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")
  }

  private var clips: String {
    let noun = totalCount == 1 ? "clip" : "clips"
    return shard == .whole
      ? "\(clipCount) \(noun)" : "\(clipCount) of \(totalCount) \(noun) in shard \(shard)"
  }

  /// A line for each clip that could not be made, if there are several to look through.
  var failureLines: [String] {
    guard !failures.isEmpty, clipCount > 1 else { return [] }
    return ["failed:"] + failures.map { "  \($0.line)" }
  }

  var document: JSONText {
    .members([
      "shard": .text("\(shard)"), "total": .whole(totalCount), "clips": .whole(clipCount),
      "made": .whole(madeCount), "upToDate": .whole(upToDateCount),
      "failed": .whole(failures.count),
      "outputs": .list(
        made.map { Self.document($0, "made") } + upToDate.map { Self.document($0, "upToDate") }),
      "failures": .list(
        failures.map { failure in
          .members([
            "preset": .text(failure.place), "name": failure.name.map(JSONText.text) ?? .null,
            "exitCode": .whole(Int(failure.code.rawValue)), "message": .text(failure.message),
          ])
        }),
    ])
  }

  private static func document(_ entry: ManifestEntry, _ status: String) -> JSONText {
    guard case .object(let members) = entry.json else { return .null }
    return .object([.init(key: "status", value: .text(status))] + members)
  }
}
