// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope trace`: tells where everything is, at every frame.
package struct TraceCommand: Command {
  package static let syntax = CommandSyntax(
    name: "trace", summary: "List every layer and particle at every frame, as CSV",
    operand: CommandSyntax.Operand(
      "preset", count: 1...1, "A preset file, the name of a built-in preset, or -"),
    groups: [PresetOptions.frames],
    examples: [
      "zoetrope trace ball-loader --fps 240 > ball-loader.csv",
      "zoetrope trace heart-fountain --set scene.taps.interval=1",
    ])

  private let preset: String
  private let changes: PresetOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    preset = arguments.operands[0]
    changes = try PresetOptions(arguments)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    let preset = try PresetLoader(changes, console: console).load(preset)
    let table = TraceTable(preset)
    let output = BufferedOutput(console.output)
    try output.write(TraceTable.header + "\n")
    for index in 0..<preset.clip.frameCount { try output.write(table.lines(ofFrame: index)) }
    try output.flush()
    return .success
  }
}
