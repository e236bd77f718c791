// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope batch`: makes the clips of many presets.
package struct BatchCommand: Command {
  private static let folder = Option<String>.text(
    "out-dir", value: "folder",
    "Where the clips and the manifest go, made if it is missing (default: here)")
  private static let incremental = Option<Bool>.flag(
    "incremental", "Leave files that the manifest proves to be up to date")
  private static let force = Option<Bool>.flag("force", "Make every file (default)")
  private static let keepGoing = Option<Bool>.flag(
    "keep-going", "Go on after a failure, and list what failed at the end (default)")
  private static let failFast = Option<Bool>.flag(
    "fail-fast", "Start nothing more after the first failure")

  package static let syntax = CommandSyntax(
    name: "batch", summary: "Render many presets, side by side and only what changed",
    operand: CommandSyntax.Operand(
      "presets", count: 1...Int.max,
      "Folders of presets, presets, or lists of them: files, or - for standard input, with one "
        + "preset a line; empty lines and lines that begin with # do not count, and a list may be "
        + "separated by zero bytes instead"),
    groups: [
      OptionGroup("OUTPUT", [folder.declaration] + BatchLoader.options + BatchDisplay.options),
      OptionGroup(
        "WHAT IS MADE",
        [incremental.declaration, force.declaration] + ShardChoice.options
          + [failFast.declaration, keepGoing.declaration]),
      PresetOptions.frames, PresetOptions.storage, RunOptions.group,
    ],
    examples: [
      "zoetrope batch Presets --out-dir Clips",
      "zoetrope batch Presets --out-dir Clips --incremental",
      "zoetrope batch presets.txt --out-dir Clips --fail-fast",
      "zoetrope batch Presets --out-dir Clips --shard 2/4",
      "zoetrope batch Presets --out-dir Clips --shard auto",
      "zoetrope batch Presets --out-dir Large --scale 3 --format gif",
      "zoetrope batch Presets --plan json --incremental --out-dir Clips",
    ]
  ).explained(by: [exitCodes, BatchPreview.helpTable])

  private static let exitCodes = HelpTable(
    "EXIT CODES",
    [
      .init("0", "Every clip of the part is there; a part may have none"),
      .init("3", "Some clips failed, and the others are there"),
      .init("64", "Two presets make one file, or it is not clear which part is meant"),
      .init("66", "There is no preset"),
    ])

  private let operands: BatchOperands
  private let loader: BatchLoader
  private let folder: String
  private let display: BatchDisplay
  private let isIncremental: Bool
  private let stopsAtFirstFailure: Bool
  private let choice: ShardChoice
  private let running: RunOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    operands = BatchOperands(words: arguments.operands)
    loader = try BatchLoader(arguments)
    folder = try arguments.value(of: Self.folder) ?? "."
    display = try BatchDisplay(arguments)
    isIncremental = arguments.has(Self.incremental)
    stopsAtFirstFailure = arguments.has(Self.failFast)
    choice = try ShardChoice(arguments)
    running = try RunOptions(arguments)
    for (option, opposite) in [(Self.incremental, Self.force), (Self.failFast, Self.keepGoing)]
    where arguments.has(option) && arguments.has(opposite) {
      throw .conflict(
        "\(option.declaration.spelling) and \(opposite.declaration.spelling) are opposites; "
          + "leave one out")
    }
    try PresetLoader.checkInputs(operands.words)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    let shard = try choice.shard { if !running.isQuiet { console.say($0) } }
    let loaded = loader.load(try operands.places(on: console))
    if let objection = loaded.objection { throw UsageError.conflict(objection) }
    let plan = try BatchPlan(loaded.entries, shard: shard)
    let program = ProgramVersion.current(Tool.version)
    let work = try work(of: plan, program)
    var summary = BatchSummary(plan, keepsOutputs: display.hasDocument)
    for case .unreadable(let place, let error) in plan.entries {
      let message = FailureText.of(error)
      console.say("Error: \(message.hasPrefix(place) ? "" : "\(place): ")\(message)")
    }
    let preview = BatchPreview(plan: plan, work: work, program: program)
    switch display {
    case .list: try console.output.write(preview.list)
    case .plan: try console.output.write(preview.document.description() + "\n")
    case .dryRun: try console.output.write(preview.text)
    case .making(let writesDocument):
      summary = try await make(plan, work, inputs: loaded.paths, on: console, files)
      if writesDocument { try console.output.write(summary.document.description() + "\n") }
    }
    return summary.exitCode
  }

  /// What is to be made of `plan`; for that, files are read, and nothing is written.
  private func work(of plan: BatchPlan, _ program: ProgramVersion) throws -> BatchWork {
    if isIncremental {
      let manifests = try ManifestFile.all(in: folder).compactMap { try? $0.read() }
      return BatchWork(
        plan, besides: ProvenOutputs(manifests, in: folder, program: program))
    }
    let own = try? ManifestFile(of: plan.shard, in: folder).read()
    let claimed = ProvenOutputs(own.map { [$0] } ?? [], in: folder, program: program)
    return BatchWork(all: plan, replacing: claimed)
  }

  private func make(
    _ plan: BatchPlan, _ work: BatchWork, inputs: Set<String>, on console: Console,
    _ files: TemporaryFiles
  ) async throws -> BatchSummary {
    let program = ProgramVersion.current(Tool.version)
    var summary = BatchSummary(plan, keepsOutputs: display.hasDocument)
    for kept in work.upToDate { summary.addUpToDate(kept.entries) }
    let reporter = BatchReporter(
      on: console, isQuiet: running.isQuiet, total: work.parts.count, summary: summary)
    let isStopped = stopsAtFirstFailure && summary.exitCode != .success
    if !isStopped {
      try OutputFolder.make(folder)
      try check(work, inputs)
      CrashNotice.prepare(
        title:
          "Error: Zoetrope itself failed, which is a bug; run it again with --incremental to make "
          + "what is missing; it was making:")
      let manifest = ManifestFile(of: plan.shard, in: folder)
      try manifest.begin(ManifestHeader(plan, program: program), work.kept, files: files)
      var settings = BatchRunner.Settings(
        folder: folder, program: program, jobs: running.jobs, existing: running.existing,
        stopsAtFirstFailure: stopsAtFirstFailure)
      settings.formats = loader.formats
      let runner = BatchRunner(
        settings, manifest: manifest, files: files,
        load: { [loader] in try loader.variants(of: $0) })
      try await runner.run(BatchStream.streams(of: work.parts)) { reporter.take($0) }
    }
    summary = reporter.end()
    for line in summary.failureLines { console.say(line) }
    if !running.isQuiet { console.say(summary.line) }
    return summary
  }

  /// Finds what stands in the way of outputs before the first is made.
  private func check(_ work: BatchWork, _ inputs: Set<String>) throws {
    var check = OutputCheck(
      existing: running.existing,
      inputs: Array(inputs) + (operands.readsStandardInput ? ["-"] : []))
    for output in work.parts.lazy.flatMap(\.outputs) {
      try check.check(PathParts.joined(folder, output.name))
    }
  }
}
