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
      PresetOptions.frames, PresetOptions.storage,
      OptionGroup("RUNNING", [WatchOption.watch.declaration] + RunOptions.group.options),
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
      "zoetrope render card.json --watch",
    ])

  private let request: RenderRequest
  private let writesJSON: Bool
  private let isWatching: Bool

  package init(_ arguments: Arguments) throws(UsageError) {
    let presets = arguments.operands
    let choice = try OutputChoice(
      files: try arguments.all(Self.output), folder: try arguments.value(of: Self.folder),
      formats: try arguments.all(Self.format), presetCount: presets.count)
    request = RenderRequest(
      presets: presets, choice: choice, changes: try PresetOptions(arguments),
      running: try RunOptions(arguments))
    writesJSON = arguments.has(Self.json)
    isWatching = arguments.has(WatchOption.watch)
    if isWatching { try WatchOption.check(request, writesJSON: writesJSON) }
    if choice.streamFormat != nil, writesJSON {
      throw .conflict("--json and '-o -' both write to standard output; leave one out")
    }
    try PresetLoader.checkInputs(presets)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    if isWatching { try await PresetWatch(request, on: console, files: files).run() }
    if let format = request.choice.streamFormat {
      return try await stream(as: format, console, files)
    }
    let running = request.running
    var summary = RenderSummary(console: console, clipCount: request.presets.count)
    let clips = try load(on: console, &summary)
    let exporter = Exporter(files: files, existing: running.existing, jobs: running.jobs)
    for clip in clips {
      let reporter = Reporter(title: clip.resolved.clipName, on: console, isQuiet: running.isQuiet)
      do {
        let reports = try await exporter.export(clip.resolved.preset, to: clip.outputs) {
          reporter.take($0)
        }
        for report in reports { reporter.say("wrote \(Reporter.summary(of: report))") }
        summary.add(reports, of: clip)
        reporter.end()
      } catch {
        reporter.end()
        summary.add(error, of: clip.word, variant: clip.resolved.variant)
      }
    }
    if writesJSON { try console.output.write(summary.document.description() + "\n") }
    return summary.exitCode
  }

  /// Reads all presets and checks all outputs before the first is made.
  ///
  /// A bad preset is noted, and the others go on; an output that cannot be made stops everything.
  private func load(
    on console: Console, _ summary: inout RenderSummary
  ) throws -> [RenderRequest.Clip] {
    var clips: [RenderRequest.Clip] = []
    var inputs: [String] = []
    for word in request.presets {
      do {
        let read = try request.clips(of: word, on: console)
        clips += read.clips
        inputs += read.paths
      } catch {
        summary.add(error, of: word)
      }
    }
    try request.checkOutputs(of: clips, readFrom: inputs)
    // A preset that could not be read may be the one that an option is for.
    if summary.exitCode == .success { try request.checkEffects(on: clips) }
    summary.expect(clips: clips.count)
    return clips
  }

  private func stream(
    as format: OutputFormat, _ console: Console, _ files: TemporaryFiles
  ) async throws -> ExitCode {
    if console.outputIsTerminal {
      throw UsageError.conflict(
        "a clip is not for reading on a terminal; redirect it, or give -o a file")
    }
    let (word, running) = (request.presets[0], request.running)
    let resolved = try PresetLoader(request.changes, console: console).resolve(word)
    let output = try ClipOutput(path: "-", format: format)
      .marked(as: resolved, version: Tool.version)
    try request.checkEffects(
      on: [RenderRequest.Clip(word: word, resolved: resolved, outputs: [output])])
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
