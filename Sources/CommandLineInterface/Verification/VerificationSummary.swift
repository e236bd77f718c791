// SPDX-License-Identifier: MIT

import Export

/// How a verification ended, for people and for scripts.
struct VerificationSummary {
  private let verification: Verification
  private let accepts: Bool

  init(_ verification: Verification, accepts: Bool = false) {
    self.verification = verification
    self.accepts = accepts
  }

  /// 1 only if everything could be compared: what failed has its own code, or 3 if codes differ.
  var exitCode: ExitCode {
    let codes = Set(verification.failures.map { ExitCode(for: $0) })
    if let code = codes.first { return codes.count == 1 ? code : .someFailed }
    if !verification.differences.isEmpty { return .differs }
    return verification.recorded.isEmpty || accepts ? .success : .differs
  }

  /// `5 items: 4 same, 1 changed`.
  var line: String {
    let left = verification.entries.filter { $0.recording == nil }
    let counts =
      VerificationOutcome.Status.allCases.map { status in
        (count: left.count { $0.status == status }, word: status.rawValue)
      } + [(count: verification.recorded.count, word: "recorded")]
    let count = verification.entries.count
    let items = "\(count) \(count == 1 ? "item" : "items")"
    let shown = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    return items + shard + (shown.isEmpty ? "" : ": \(shown.joined(separator: ", "))")
  }

  /// What to do next; empty if there is nothing.
  var advice: [String] {
    var advice: [String] = []
    if verification.entries.count < verification.itemCount {
      let left = verification.itemCount - verification.entries.count
      advice.append("stopped at the first difference; \(left) left")
    }
    let count = verification.recorded.count
    if count > 0 {
      let (goldens, them) = count == 1 ? ("golden", "it") : ("goldens", "them")
      advice.append("wrote \(count) \(goldens); look at \(them), then commit \(them)")
    }
    advice += epochAdvice
    if let mode = recordMode {
      advice.append(
        "what is meant to be so is recorded by "
          + "'zoetrope verify … --record \(mode.rawValue) --accept'")
    }
    return advice
  }

  /// The least that has to be recorded so that nothing is left that recording settles.
  private var recordMode: RecordMode? {
    let statuses = Set(verification.differences.map(\.status))
    if statuses.contains(.changed) { return .changed }
    return statuses.contains(.missing) ? .missing : nil
  }

  private var shard: String {
    verification.shard == .whole
      ? "" : " of \(verification.totalCount), shard \(verification.shard)"
  }

  /// One message for all goldens of other epochs.
  private var epochAdvice: [String] {
    let epochs = verification.differences.compactMap { entry -> Int? in
      if case .otherEpoch(let recorded, _) = entry.outcome { recorded } else { nil }
    }
    guard let newest = epochs.max() else { return [] }
    let count = "\(epochs.count) golden\(epochs.count == 1 ? "" : "s")"
    let advice =
      newest > RenderEpoch.current
      ? "update zoetrope" : "look at some clips, then record again with --record changed --accept"
    return [
      "\(count) of another render epoch: pixels were meant to change between epoch "
        + "\(newest) and \(RenderEpoch.current), which this program draws; \(advice)"
    ]
  }
}
