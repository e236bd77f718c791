// SPDX-License-Identifier: MIT

/// Every way to tell what a verification found.
enum VerificationReporters {
  struct Kind: Sendable {
    let name: String
    /// Its argument is whether presets that are as recorded are left out.
    let make: @Sendable (Bool) -> any VerificationReporter
  }

  static let all = [
    Kind(name: "text", make: { TextVerificationReporter(isQuiet: $0) }),
    Kind(name: "json", make: { _ in JSONVerificationReporter() }),
    Kind(name: "junit", make: { _ in JUnitVerificationReporter() }),
    Kind(name: "github", make: { GitHubVerificationReporter(isQuiet: $0) }),
  ]

  /// The reporter called `name`; the first of all for nil.
  static func reporter(named name: String?, isQuiet: Bool) -> any VerificationReporter {
    (all.first { $0.name == name } ?? all[0]).make(isQuiet)
  }
}
