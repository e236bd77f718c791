// SPDX-License-Identifier: MIT

/// Every way to tell what a verification found.
enum VerificationReporters {
  struct Kind: Sendable {
    let name: String
    let make: @Sendable (Settings) -> any VerificationReporter
  }

  /// What there is to tell.
  struct Settings: Sendable {
    /// Whether presets that are as recorded are left out.
    var isQuiet = false
    /// Whether a golden that was written is no failure.
    var accepts = false
  }

  static let all = [
    Kind(name: "text", make: { TextVerificationReporter(isQuiet: $0.isQuiet) }),
    Kind(name: "json", make: { _ in JSONVerificationReporter() }),
    Kind(name: "junit", make: { JUnitVerificationReporter(accepts: $0.accepts) }),
    Kind(name: "github", make: { GitHubVerificationReporter(isQuiet: $0.isQuiet) }),
  ]

  /// The reporter called `name`; the first of all for nil.
  static func reporter(named name: String?, _ settings: Settings) -> any VerificationReporter {
    (all.first { $0.name == name } ?? all[0]).make(settings)
  }
}
