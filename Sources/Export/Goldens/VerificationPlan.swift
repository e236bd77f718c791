// SPDX-License-Identifier: MIT

/// What a run compares, in order: presets first, then goldens that have no preset.
package struct VerificationPlan: Sendable {
  package enum Item: Sendable {
    /// A preset, or why it could not be read.
    case preset(GoldenSubject, Result<ResolvedPreset, any Error>)
    /// A golden without a preset, if it could be read.
    case obsolete(GoldenSubject, ClipRecord?)

    package var subject: GoldenSubject {
      switch self {
      case .preset(let subject, _), .obsolete(let subject, _): subject
      }
    }
  }

  package let items: [Item]

  /// Goldens without a preset, by path.
  var obsolete: [(path: String, record: ClipRecord)] {
    items.compactMap { item in
      guard case .obsolete(let subject, let record?) = item else { return nil }
      return (subject.goldenPath, record)
    }
  }
}
