// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope frames`: writes single frames of a preset.
package struct FramesCommand: Command {
  private static let output = Option<String>.text(
    "output", short: "o", value: "place",
    "A folder for PNG files, which is made if it is missing; a file or - for RGBA bytes")
  private static let format = Option<String>.word(
    "format", among: FrameFormat.allCases.map(\.rawValue),
    "PNG files, or raw straight-alpha RGBA bytes of all frames")
  private static let frame = Option<Int>.whole(
    "frame", in: 0...Int.max, "One frame, counted from 0")
  private static let frames = Option<ClosedRange<Int>>(
    declaration: OptionDeclaration(
      name: "frames", short: nil, valueName: "a-b", summary: "Frames a to b, counted from 0"),
    form: "two frame numbers such as 10-20, the smaller first",
    read: { word in
      let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
        return nil
      }
      return first...last
    })

  package static let syntax = CommandSyntax(
    name: "frames", summary: "Write the frames of a preset as PNG files or raw pixels",
    operand: CommandSyntax.Operand(
      "preset", count: 1...1, "A preset file, the name of a built-in preset, or -"),
    groups: [
      OptionGroup(
        "OUTPUT",
        [output.declaration, format.declaration, frame.declaration, frames.declaration]),
      PresetOptions.frames, RunOptions.group,
    ],
    examples: [
      "zoetrope frames ball-loader -o Frames",
      "zoetrope frames heart-fountain -o . --frame 25 --scale 3",
      "zoetrope frames ball-loader --format rgba -o - | sha256sum",
    ])

  private let preset: String
  private let place: String
  private let format: FrameFormat
  private let wanted: ClosedRange<Int>?
  private let changes: PresetOptions
  private let running: RunOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    preset = arguments.operands[0]
    format = try arguments.value(of: Self.format).flatMap(FrameFormat.init) ?? .png
    changes = try PresetOptions(arguments)
    running = try RunOptions(arguments)
    let single = try arguments.value(of: Self.frame)
    let range = try arguments.value(of: Self.frames)
    if single != nil, range != nil {
      throw .conflict("--frame and --frames exclude each other; leave one out")
    }
    wanted = range ?? single.map { $0...$0 }
    guard let place = try arguments.value(of: Self.output) else {
      throw .conflict("missing -o: a folder for PNG files, or with --format rgba a file or -")
    }
    if place == "-", format == .png {
      throw .conflict("PNG files go to a folder; for standard output add --format rgba")
    }
    self.place = place
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    if place == "-", console.outputIsTerminal {
      throw UsageError.conflict("pixels are not for reading on a terminal; redirect them")
    }
    let expansion = try PresetLoader(changes, console: console).expand(preset)
    let resolved = try expansion.single()
    let preset = resolved.preset
    let frames = try frames(of: preset)
    let exporter = FrameExporter(preset, frames: frames, format: format, jobs: running.jobs)
    let reporter = Reporter(title: resolved.clipName, on: console, isQuiet: running.isQuiet)
    defer { reporter.end() }
    try await write(by: exporter, inputs: expansion.paths, console, files, reporter)
    reporter.say("wrote \(frames.count) frame\(frames.count == 1 ? "" : "s") to \(place)")
    return .success
  }

  private func write(
    by exporter: FrameExporter, inputs: [String], _ console: Console, _ files: TemporaryFiles,
    _ reporter: Reporter
  ) async throws {
    switch (format, place) {
    case (.rgba, "-"):
      try await exporter.stream(to: console.output, path: place) { reporter.take($0) }
    case (.rgba, _):
      var check = OutputCheck(existing: running.existing, inputs: [preset] + inputs)
      try check.check(place)
      let file = try AtomicFile(path: place, existing: running.existing, files: files)
      try await exporter.stream(to: file, path: place) { reporter.take($0) }
      try file.commit()
    case (.png, _):
      try OutputFolder.make(place)
      try await exporter.write(
        to: place, existing: running.existing, files: files
      ) { reporter.take($0) }
    }
  }

  private func frames(of preset: Preset) throws(UsageError) -> Range<Int> {
    let all = 0..<preset.clip.frameCount
    guard let wanted else { return all }
    guard wanted.upperBound < all.upperBound else {
      throw .conflict(
        "the clip has the frames 0 to \(all.upperBound - 1); there is no \(wanted.upperBound)")
    }
    return wanted.lowerBound..<wanted.upperBound + 1
  }
}
