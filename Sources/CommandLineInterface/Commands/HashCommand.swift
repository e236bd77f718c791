// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope hash`: a hash of every frame, as FFmpeg writes them.
package struct HashCommand: Command {
  private static let algorithm = Option<String>.word(
    "algorithm", among: FrameHashAlgorithm.allCases.map(\.rawValue),
    "The hash function (default: sha256)")

  package static let syntax = CommandSyntax(
    name: "hash", summary: "Write a hash of every frame, as FFmpeg's framehash does",
    operand: CommandSyntax.Operand(
      "preset", count: 1...Int.max,
      "Preset files, names of built-in presets, or - for standard input"),
    groups: [
      OptionGroup("OUTPUT", [algorithm.declaration]), PresetOptions.frames, RunOptions.reading,
    ],
    examples: [
      "zoetrope hash ball-loader", "zoetrope hash Presets/*.json --scale 0.5 --algorithm md5",
      "zoetrope hash ball-loader > ball-loader.framehash",
    ])

  private let presets: [String]
  private let algorithm: FrameHashAlgorithm
  private let changes: PresetOptions
  private let running: RunOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    presets = arguments.operands
    algorithm =
      try arguments.value(of: Self.algorithm).flatMap(FrameHashAlgorithm.init) ?? .sha256
    changes = try PresetOptions(arguments)
    running = try RunOptions(arguments)
    try PresetLoader.checkInputs(presets)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    let loader = PresetLoader(changes, console: console)
    // All are read before the first is drawn.
    for preset in try presets.flatMap({ try loader.expand($0).variants }) {
      try console.output.write(try await text(of: preset, on: console))
    }
    return .success
  }

  private func text(of resolved: ResolvedPreset, on console: Console) async throws -> String {
    let reporter = Reporter(title: resolved.clipName, on: console, isQuiet: running.isQuiet)
    defer { reporter.end() }
    let frames = ClipFrames(resolved.preset)
    let hashes = try await FrameHasher(algorithm, jobs: running.jobs).hashes(of: frames) { done in
      reporter.take(.progress(done: done, total: frames.count))
    }
    return try ClipRecord(of: resolved, version: Tool.version, hashes: (algorithm, hashes)).text()
  }
}
