// SPDX-License-Identifier: MIT

/// What a whole run found out: all that a report of any kind is made from.
package struct Verification: Sendable {
  /// In the order of the plan; fewer than `itemCount` if the run stopped at the first difference.
  package let entries: [VerificationEntry]
  /// Presets and goldens of this run.
  package let itemCount: Int
  /// The part of all items that the run was for, and how many there are in all.
  package let shard: Shard
  package let totalCount: Int

  /// Goldens that were written.
  package var recorded: [VerificationEntry] { entries.filter { $0.recording != nil } }

  /// Errors that kept something from being compared and were not settled by recording.
  package var failures: [any Error] {
    entries.compactMap { entry in
      guard case .failed(let error) = entry.outcome, entry.verdict == .failed else { return nil }
      return error
    }
  }

  /// What differs and was not recorded.
  package var differences: [VerificationEntry] { entries.filter { $0.verdict == .differs } }

  package func count(of status: VerificationOutcome.Status) -> Int {
    entries.count { $0.status == status }
  }
}
