// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Tells what was found in a GitHub Actions job: the text for its log with annotations on files, and
/// Markdown for the page of the run.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions".
struct GitHubVerificationReporter: VerificationReporter {
  let log: TextVerificationReporter
  /// The file that Markdown is appended to; nil for none.
  let summaryPath: String?

  /// Makes a reporter for the job that this process is part of.
  init(isQuiet: Bool) {
    log = TextVerificationReporter(isQuiet: isQuiet)
    let path = ThisProcess.variable("GITHUB_STEP_SUMMARY") ?? ""
    summaryPath = path.isEmpty ? nil : path
  }

  func text(of entry: VerificationEntry) -> String {
    log.text(of: entry) + annotation(of: entry)
  }

  func end(of verification: Verification) -> String { log.end(of: verification) }

  func finish(_ verification: Verification) throws {
    guard let summaryPath else { return }
    let markdown = VerificationMarkdown(verification: verification).text
    try OutputFile.append(Array(markdown.utf8), to: summaryPath)
  }

  private func annotation(of entry: VerificationEntry) -> String {
    switch entry.verdict {
    case .passed: ""
    case .recorded:
      WorkflowCommand.line(
        "notice",
        [("file", entry.subject.goldenPath), ("title", "\(entry.subject.name): recorded")],
        "look at it, then commit it")
    case .differs, .failed:
      WorkflowCommand.line(
        "error", place(of: entry) + [("title", "\(entry.subject.name): \(entry.status.rawValue)")],
        VerificationFindings(entry).text)
    }
  }

  /// The file that is to blame, and where in it.
  private func place(of entry: VerificationEntry) -> [(String, String)] {
    if case .failed(let error as GoldenError) = entry.outcome {
      return place(entry.subject.goldenPath, error.position)
    }
    guard let preset = entry.subject.preset, PresetLoader.isFile(preset) else {
      return [("file", entry.subject.goldenPath)]
    }
    guard case .failed(let errors as PresetErrors) = entry.outcome else {
      return [("file", preset)]
    }
    let first = errors.errors.first
    return place(first?.fileName ?? preset, first?.position)
  }

  private func place(_ file: String, _ position: SourceText.Position?) -> [(String, String)] {
    [("file", file)]
      + (position.map { [("line", "\($0.line)"), ("col", "\($0.column)")] } ?? [])
  }
}
