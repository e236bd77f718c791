// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// What `render` was asked to make, and the clips that this is for now.
struct RenderRequest: Sendable {
  /// A clip and the files it goes to.
  struct Clip: Sendable {
    /// What the user calls its preset.
    let word: String
    let resolved: ResolvedPreset
    let outputs: [ClipOutput]
  }

  let presets: [String]
  let choice: OutputChoice
  let changes: PresetOptions
  let running: RunOptions

  /// The clips of the preset that the user calls `word`, and the files that were read for them.
  func clips(
    of word: String, on console: Console
  ) throws -> (clips: [Clip], paths: [String]) {
    let expansion = try PresetLoader(changes, console: console).expand(word)
    try choice.check(variantCount: expansion.variants.count)
    return (try expansion.variants.map { try clip(word, $0) }, expansion.paths)
  }

  private func clip(_ word: String, _ resolved: ResolvedPreset) throws -> Clip {
    let outputs = try choice.outputs(of: resolved).map { output in
      try output.marked(as: resolved, version: Tool.version)
    }
    return Clip(word: word, resolved: resolved, outputs: outputs)
  }

  /// Finds what stands in the way of the outputs of `clips`, which were read from `inputs`.
  func checkOutputs(of clips: [Clip], readFrom inputs: [String]) throws {
    var check = OutputCheck(existing: running.existing, inputs: presets + inputs)
    for output in clips.flatMap(\.outputs) { try check.check(output.path) }
  }

  /// Refuses options that make no difference to any of `clips`.
  func checkEffects(on clips: [Clip]) throws(UsageError) {
    let effects = OverrideEffects(clips.map { ($0.resolved.preset, $0.outputs) })
    if let objection = effects.objection(to: changes.overrides) { throw .conflict(objection) }
  }
}
