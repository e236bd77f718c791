// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope describe`: every parameter of a scene, or when the frames of a preset are shown.
package struct DescribeCommand: Command {
  private static let timing = Option<Bool>.flag(
    "timing",
    "Of a preset, show how each output holds its time: rate, delays, sum, drift, loop and seam")
  private static let json = Option<Bool>.flag("json", "Write a JSON document")

  package static let syntax = CommandSyntax(
    name: "describe",
    summary:
      "List every parameter of a scene or a preset: meaning, unit, default, range and source",
    operand: CommandSyntax.Operand(
      "scene", count: 1...1,
      "A scene; a preset, for its scene with the preset's values as defaults; or the word preset, "
        + "for the keys that every preset has"),
    groups: [
      OptionGroup("OPTIONS", [timing.declaration, json.declaration]), PresetOptions.time,
    ],
    examples: [
      "zoetrope describe heart-fountain", "zoetrope describe preset",
      "zoetrope describe Presets/live-heart.json --json",
      "zoetrope describe --timing heart-fountain --fps 30 --hold-end 0.8",
    ])

  private let word: String
  private let tellsTiming: Bool
  private let writesJSON: Bool
  private let changes: PresetOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    word = arguments.operands[0]
    tellsTiming = arguments.has(Self.timing)
    writesJSON = arguments.has(Self.json)
    changes = try PresetOptions(arguments)
    if !tellsTiming, let change = changes.overrides.first {
      throw .conflict("\(change.spelling) has no effect without --timing; add that")
    }
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    if tellsTiming {
      try console.output.write(timing(on: console))
      return .success
    }
    let listing = try listing(on: console)
    try console.output.write(writesJSON ? Self.document(listing) : Self.text(listing))
    return .success
  }

  private func timing(on console: Console) throws -> String {
    let preset = try PresetLoader(overrides: changes.overrides, console: console).load(word)
    let plan = try TimingPlan(preset, outputs: try OutputChoice.ofPreset.outputs(of: preset))
    return writesJSON
      ? TimingDocument(name: preset.name, plan: plan).document.description() + "\n"
      : TimingText(name: preset.name, plan: plan).text
  }

  private func listing(on console: Console) throws -> ParameterListing {
    let listings = ParameterListing.scenes + [ParameterListing.presetFile]
    if let listing = listings.first(where: { $0.name == word }) { return listing }
    return ParameterListing(of: try PresetLoader(overrides: [], console: console).load(word))
  }

  private static func text(_ listing: ParameterListing) -> String {
    "\(listing.name): \(listing.summary)\n\n" + listing.parameters.map(text).joined(separator: "\n")
  }

  /// The key with its type, unit, range and default; then what it means and where it is from.
  private static func text(_ parameter: ParameterDescription) -> String {
    let choices = parameter.choices.joined(separator: ", ")
    let facts = [
      parameter.type, parameter.unit, parameter.range ?? "",
      choices.isEmpty ? "" : "one of \(choices)",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let defaultText = parameter.defaultText.map { " (default: \($0))" } ?? ""
    let source = parameter.source.map { " [\($0)]" } ?? ""
    return "  \(parameter.keyPath)  \(facts)\(defaultText)\n      \(parameter.meaning)\(source)\n"
  }

  private static func document(_ listing: ParameterListing) -> String {
    let parameters = listing.parameters.map { parameter in
      JSONText.members([
        "key": .text(parameter.keyPath), "type": .text(parameter.type),
        "unit": parameter.unit.isEmpty ? .null : .text(parameter.unit),
        "default": parameter.defaultText.map(JSONText.text) ?? .null,
        "range": parameter.range.map(JSONText.text) ?? .null,
        "choices": .list(parameter.choices.map(JSONText.text)),
        "meaning": .text(parameter.meaning),
        "source": parameter.source.map(JSONText.text) ?? .null,
      ])
    }
    let document = JSONText.members([
      "name": .text(listing.name), "summary": .text(listing.summary),
      "parameters": .list(parameters),
    ])
    return document.description() + "\n"
  }
}
