// SPDX-License-Identifier: MIT

import FileSystem

/// The options that say how work is done and told.
struct RunOptions: Sendable {
  static let jobsOption = Option<Int>.whole(
    "jobs", short: "j", in: 1...1024,
    "Frames drawn at a time; the picture does not depend on it (default: one a processor)")
  private static let quietOption = Option<Bool>.flag(
    "quiet", short: "q", "Say nothing but what went wrong")
  private static let noOverwrite = Option<Bool>.flag(
    "no-overwrite", "Refuse to replace files that exist")

  static let group = OptionGroup(
    "RUNNING",
    [jobsOption.declaration, noOverwrite.declaration, quietOption.declaration])
  /// The same for commands that write no files, or only where that was asked for.
  static let reading = OptionGroup("RUNNING", [jobsOption.declaration, quietOption.declaration])

  let jobs: Int
  let isQuiet: Bool
  let existing: ExistingFilePolicy

  init(_ arguments: Arguments) throws(UsageError) {
    jobs = try arguments.value(of: Self.jobsOption) ?? ProcessorCount.available
    isQuiet = arguments.has(Self.quietOption)
    existing = arguments.has(Self.noOverwrite) ? .refuse : .replace
  }
}
