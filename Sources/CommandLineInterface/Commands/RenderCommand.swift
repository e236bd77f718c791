// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope render`: makes the clips of presets.
package struct RenderCommand: Command {
  private static let output = Option<String>.text(
    "output", short: "o", value: "file",
    "Where the clip goes; the ending says the format, - is standard output; may be repeated")
  private static let folder = Option<String>.text(
    "out-dir", value: "folder", "Where the files that presets name go (default: here)")
  private static let format = Option<String>.word(
    "format", among: OutputFormatCatalog.all.map(\.name),
    "Format in place of the preset's, or of the ending; may be repeated without -o")
  private static let json = Option<Bool>.flag(
    "json", "Write a JSON document about the files to standard output")

  package static let syntax = CommandSyntax(
    name: "render", summary: "Render presets to GIF and MP4",
    operand: CommandSyntax.Operand(
      "preset", count: 1...Int.max,
      "Preset files, names of built-in presets, or - for standard input"),
    groups: [
      OptionGroup(
        "OUTPUT", [output.declaration, folder.declaration, format.declaration, json.declaration]),
      PresetOptions.frames, PresetOptions.storage, RunOptions.group,
    ],
    examples: [
      "zoetrope render ball-loader",
      "zoetrope render heart-fountain -o hearts.gif -o hearts.mp4 --scale 2",
      "zoetrope render Presets/*.json --out-dir Clips",
      "zoetrope render sparkle-button -o - --format gif > button.gif",
      "zoetrope render live-heart --set scene.heart.size=48 --duration 4s",
      "zoetrope render ball-loader --quality high --hold-end 0.8",
      "zoetrope render sparkle-button -o b.gif --background transparent --matte #202028",
      "zoetrope render heart-fountain -o small.gif --fps 25 --colors 64 --lossy 20",
      "zoetrope render card.json --variant theme=dark --out-dir Clips",
    ])

  private let presets: [String]
  private let choice: OutputChoice
  private let writesJSON: Bool
  private let changes: PresetOptions
  private let running: RunOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    presets = arguments.operands
    writesJSON = arguments.has(Self.json)
    changes = try PresetOptions(arguments)
    running = try RunOptions(arguments)
    choice = try OutputChoice(
      files: try arguments.all(Self.output), folder: try arguments.value(of: Self.folder),
      formats: try arguments.all(Self.format), presetCount: presets.count)
    if choice.streamFormat != nil, writesJSON {
      throw .conflict("--json and '-o -' both write to standard output; leave one out")
    }
    try PresetLoader.checkInputs(presets)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    if let format = choice.streamFormat { return try await stream(as: format, console, files) }
    var summary = RenderSummary(console: console, clipCount: presets.count)
    let jobs = try load(on: console, &summary)
    let exporter = Exporter(files: files, existing: running.existing, jobs: running.jobs)
    for job in jobs {
      let reporter = Reporter(title: job.resolved.clipName, on: console, isQuiet: running.isQuiet)
      do {
        let reports = try await exporter.export(job.resolved.preset, to: job.outputs) {
          reporter.take($0)
        }
        for report in reports { reporter.say("wrote \(Reporter.summary(of: report))") }
        summary.add(reports, of: job.word)
        reporter.end()
      } catch {
        reporter.end()
        summary.add(error, of: job.word)
      }
    }
    if writesJSON { try console.output.write(summary.document.description() + "\n") }
    return summary.exitCode
  }

  private struct Job {
    let word: String
    let resolved: ResolvedPreset
    let outputs: [ClipOutput]
  }

  /// Reads all presets and checks all outputs before the first is made.
  ///
  /// A bad preset is noted, and the others go on; an output that cannot be made stops everything.
  private func load(on console: Console, _ summary: inout RenderSummary) throws -> [Job] {
    let loader = PresetLoader(changes, console: console)
    var jobs: [Job] = []
    var inputs = presets
    for word in presets {
      do {
        let expansion = try loader.expand(word)
        try choice.check(variantCount: expansion.variants.count)
        inputs += expansion.paths
        jobs += try expansion.variants.map { try job(word, $0) }
      } catch {
        summary.add(error, of: word)
      }
    }
    var check = OutputCheck(existing: running.existing, inputs: inputs)
    for output in jobs.flatMap(\.outputs) { try check.check(output.path) }
    // A preset that could not be read may be the one that an option is for.
    if summary.exitCode == .success { try checkEffects(jobs) }
    summary.expect(clips: jobs.count)
    return jobs
  }

  private func job(_ word: String, _ resolved: ResolvedPreset) throws -> Job {
    let outputs = try choice.outputs(of: resolved).map { output in
      try output.marked(as: resolved, version: Tool.version)
    }
    return Job(word: word, resolved: resolved, outputs: outputs)
  }

  private func checkEffects(_ jobs: [Job]) throws(UsageError) {
    let effects = OverrideEffects(jobs.map { ($0.resolved.preset, $0.outputs) })
    if let objection = effects.objection(to: changes.overrides) { throw .conflict(objection) }
  }

  private func stream(
    as format: OutputFormat, _ console: Console, _ files: TemporaryFiles
  ) async throws -> ExitCode {
    if console.outputIsTerminal {
      throw UsageError.conflict(
        "a clip is not for reading on a terminal; redirect it, or give -o a file")
    }
    let resolved = try PresetLoader(changes, console: console).resolve(presets[0])
    let output = try ClipOutput(path: "-", format: format)
      .marked(as: resolved, version: Tool.version)
    try checkEffects([Job(word: presets[0], resolved: resolved, outputs: [output])])
    let reporter = Reporter(title: resolved.clipName, on: console, isQuiet: running.isQuiet)
    defer { reporter.end() }
    let exporter = Exporter(files: files, existing: .replace, jobs: running.jobs)
    let report = try await exporter.stream(
      resolved.preset, as: output, to: console.output, by: console.temporaryFolder
    ) { reporter.take($0) }
    reporter.say("wrote \(Reporter.summary(of: report))")
    return .success
  }
}
