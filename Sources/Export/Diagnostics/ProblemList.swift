// SPDX-License-Identifier: MIT

/// The problems found so far; after the first twenty it only counts.
package struct ProblemList: Sendable {
  package static let longest = 20

  package private(set) var problems: [SourceProblem] = []
  package private(set) var omittedCount = 0

  package init() {}

  package var isEmpty: Bool { problems.isEmpty }

  /// Whether further problems are only counted, so that no time need go into their wording.
  package var isFull: Bool { problems.count == Self.longest }

  package mutating func report(_ message: String, at span: SourceSpan, help: String? = nil) {
    guard !isFull else {
      omittedCount += 1
      return
    }
    problems.append(SourceProblem(span: span, message: message, help: help))
  }

  /// Appends those of `other` that are in other places: what is wrong in one variant of a preset is
  /// often wrong in all.
  package mutating func appendElsewhere(_ other: ProblemList) {
    let known = Set(problems.map(\.span))
    var news = ProblemList()
    for problem in other.problems where !known.contains(problem.span) {
      news.report(problem.message, at: problem.span, help: problem.help)
    }
    append(news)
  }

  package mutating func append(_ other: ProblemList) {
    for problem in other.problems {
      report(problem.message, at: problem.span, help: problem.help)
    }
    omittedCount += other.omittedCount
  }
}
