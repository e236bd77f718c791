// SPDX-License-Identifier: MIT

import Export
package import FileSystem
import VerificationReport

/// `zoetrope verify`: tells whether presets still make the frames that were recorded.
package struct VerifyCommand: Command {
  private static let golden = Option<String>.text(
    "golden", value: "folder",
    "Where the goldens are (default: the folder Golden beside each preset)")
  private static let only = Option<String>.text(
    "only", value: "name", "Verify the preset of that name and no other; may be repeated")
  private static let shard = Option<Shard>(
    declaration: OptionDeclaration(
      name: "shard", short: nil, valueName: "i/n",
      summary: "Verify the i-th of n equal parts, counted from 1"),
    form: "a part and how many there are, such as 2/4", read: { Shard($0) })
  private static let repeats = Option<Bool>.flag(
    "repeat",
    "Draw each clip twice, on other threads and in another order, and compare it with itself")
  private static let failFast = Option<Bool>.flag(
    "fail-fast", "Stop at the first preset that is not as it was recorded")

  private static let stale = Option<Bool>.flag(
    "stale",
    "Tell which of the GIF, MP4, MOV and M4V files given are not what their presets make now")
  private static let presets = Option<String>.text(
    "presets", value: "place",
    "Where --stale looks for presets: a folder, file or built-in name; may be repeated "
      + "(default: \(folder), then all built-in ones)")

  private static let record = Option<String>.word(
    "record", among: RecordMode.allCases.map(\.rawValue),
    "Which goldens to write (default: none); changed includes the missing")
  private static let accept = Option<Bool>.flag(
    "accept", "Exit with 0 though goldens were written: recording was the purpose")

  private static let reporter = Option<String>.word(
    "reporter", among: VerificationReporters.all.map(\.name),
    "How to tell what was found (default: text)")
  private static let report = Option<String>.text(
    "report", value: "folder",
    "Write a page that shows what differs to index.html in this folder, made if it is missing")

  package static let syntax = CommandSyntax(
    name: "verify", summary: "Compare the frames of presets with recorded hashes",
    operand: CommandSyntax.Operand(
      "preset", count: 0...Int.max,
      "Preset files, folders of presets, or names of built-in presets (default: \(folder))"),
    groups: [
      OptionGroup(
        "WHAT TO VERIFY",
        [
          golden.declaration, only.declaration, shard.declaration, repeats.declaration,
          failFast.declaration,
        ]),
      OptionGroup("STALE CLIPS", [stale.declaration, presets.declaration]),
      OptionGroup("RECORDING", [record.declaration, accept.declaration]),
      OptionGroup("REPORT", [reporter.declaration, report.declaration]), RunOptions.reading,
    ],
    examples: [
      "zoetrope verify", "zoetrope verify Presets --reporter junit > verify.xml",
      "zoetrope verify Presets/ball-loader.json --record changed --accept",
      "zoetrope verify Presets --shard 2/4 --reporter github",
      "zoetrope verify Presets --report verification",
      "zoetrope verify --stale Clips/*.gif --presets Presets",
    ]
  ).explained(by: [exitCodes, VerificationDocument.helpTable])

  private static let exitCodes = HelpTable(
    "EXIT CODES",
    [
      .init("0", "All is as it was recorded, or was recorded with --accept"),
      .init(
        "1", "All was compared, and something differs, has no golden or preset, or was recorded"),
      .init("65", "A preset or a golden is broken"),
      .init("66, 74, 77", "A preset or a golden cannot be read"),
      .init("3", "Some could not be compared, for several of these reasons"),
    ])

  /// What is verified where nothing is named.
  private static let folder = "Presets"

  private let operands: VerificationOperands
  private let settings: Verifier.Settings
  private let accepts: Bool
  private let reporter: any VerificationReporter
  private let reportFolder: String?
  private let running: RunOptions
  /// Clips to be judged by their markers in place of all the rest; nil if not asked for.
  private let staleClips: StaleClips?

  package init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    operands = VerificationOperands(
      words: words.isEmpty ? [Self.folder] : words, only: try arguments.all(Self.only),
      goldenFolder: try arguments.value(of: Self.golden))
    running = try RunOptions(arguments)
    var settings = Verifier.Settings(jobs: running.jobs, version: Tool.version)
    settings.record = try arguments.value(of: Self.record).flatMap(RecordMode.init) ?? .none
    settings.repeats = arguments.has(Self.repeats)
    settings.stopsAtFirstDifference = arguments.has(Self.failFast)
    settings.shard = try arguments.value(of: Self.shard) ?? .whole
    self.settings = settings
    accepts = arguments.has(Self.accept)
    reporter = VerificationReporters.reporter(
      named: try arguments.value(of: Self.reporter),
      .init(isQuiet: running.isQuiet, accepts: accepts))
    reportFolder = try arguments.value(of: Self.report)
    staleClips = try Self.staleClips(arguments, isQuiet: running.isQuiet)
    try PresetLoader.checkInputs(words)
    if accepts, settings.record == .none {
      throw .conflict("--accept has no effect without --record; add what to record")
    }
  }

  /// Options that have nothing to say where nothing is drawn.
  private static let drawingOptions: [OptionDeclaration] = [
    only.declaration, shard.declaration, repeats.declaration, failFast.declaration,
    record.declaration, accept.declaration, reporter.declaration, report.declaration,
    RunOptions.jobsOption.declaration,
  ]

  private static func staleClips(
    _ arguments: Arguments, isQuiet: Bool
  ) throws(UsageError) -> StaleClips? {
    let places = try arguments.all(presets)
    guard arguments.has(stale) else {
      if places.isEmpty { return nil }
      throw .conflict("--presets is for --stale; give the presets to verify without it")
    }
    guard !arguments.operands.isEmpty else { throw .missingOperand("clip") }
    if let other = drawingOptions.first(where: arguments.has) {
      throw .conflict("--stale draws nothing, so \(other.spelling) has no effect; leave it out")
    }
    return StaleClips(
      clips: arguments.operands, places: places,
      goldenFolder: try arguments.value(of: golden), isQuiet: isQuiet)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    if let staleClips { return try staleClips.run(on: console) }
    let plan = try operands.plan(on: console)
    // Before the first frame is drawn, so that a folder that cannot be written to is told at once.
    let report = try reportFolder.map { folder in
      try VerificationReport(folder: folder, files: files, jobs: running.jobs)
    }
    let reader = PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
    var progress: Reporter?
    var failure: (any Error)?
    let verification = await Verifier(settings, reader: reader, files: files).run(plan) { event in
      switch event {
      case .started(let subject):
        progress = Reporter(title: subject.name, on: console, isQuiet: running.isQuiet)
      case .progress(let done, let total):
        progress?.take(.progress(done: done, total: total))
      case .finished(let entry):
        progress?.end()
        do {
          try console.output.write(reporter.text(of: entry))
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    try console.output.write(reporter.end(of: verification))
    if let report {
      try await report.write(verification, version: Tool.version)
      if !running.isQuiet { console.say("wrote \(report.path)") }
    }
    do {
      try reporter.finish(verification)
    } catch {
      // What was found is told already, and is what the exit code is about.
      console.say("note: \(FailureText.of(error))")
    }
    return VerificationSummary(verification, accepts: accepts).exitCode
  }
}
