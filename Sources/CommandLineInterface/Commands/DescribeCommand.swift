// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope describe`: every parameter of a scene, or when the frames of a preset are shown.
package struct DescribeCommand: Command {
  private static let timing = Option<Bool>.flag(
    "timing",
    "Of a preset, show how each output holds its time: rate, delays, sum, drift, loop and seam")
  private static let resolved = Option<Bool>.flag(
    "resolved",
    "Write a preset with all its values, without bases, variables and matrix, as a preset file")
  private static let origins = Option<Bool>.flag(
    "origins", "With --resolved, say behind each value where it came from")
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
      OptionGroup(
        "OPTIONS",
        [timing.declaration, resolved.declaration, origins.declaration, json.declaration]),
      PresetOptions.frames, PresetOptions.storage,
    ],
    examples: [
      "zoetrope describe heart-fountain", "zoetrope describe preset",
      "zoetrope describe Presets/live-heart.json --json",
      "zoetrope describe --timing heart-fountain --fps 30 --hold-end 0.8",
      "zoetrope describe --resolved --origins card.json --variant theme=dark",
    ])

  private let word: String
  private let topic: Topic
  private let writesJSON: Bool
  private let changes: PresetOptions

  private enum Topic: Hashable {
    case parameters, timing
    case values(withOrigins: Bool)
  }

  package init(_ arguments: Arguments) throws(UsageError) {
    word = arguments.operands[0]
    topic = try Self.topic(arguments)
    writesJSON = arguments.has(Self.json)
    changes = try PresetOptions(arguments)
    if topic == .parameters, let change = changes.overrides.first {
      throw .conflict("\(change.spelling) has no effect without --timing or --resolved; add one")
    }
    if topic == .timing, let change = changes.firstTimeless {
      throw .conflict("\(change.spelling) has no effect with --timing; leave it out")
    }
  }

  private static func topic(_ arguments: Arguments) throws(UsageError) -> Topic {
    guard arguments.has(resolved) else {
      if arguments.has(origins) {
        throw .conflict("--origins has no effect without --resolved; add that")
      }
      return arguments.has(timing) ? .timing : .parameters
    }
    if arguments.has(timing) {
      throw .conflict("--timing and --resolved exclude each other; leave one out")
    }
    if arguments.has(json) {
      throw .conflict("--resolved writes JSON anyway; leave --json out")
    }
    return .values(withOrigins: arguments.has(origins))
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    try console.output.write(text(on: console))
    return .success
  }

  private func text(on console: Console) throws -> String {
    switch topic {
    case .timing: return try timing(on: console)
    case .values(let tellsOrigins):
      return try PresetLoader(changes, console: console)
        .resolvedText(of: word, tellsOrigins: tellsOrigins)
    case .parameters:
      let listing = try listing(on: console)
      return writesJSON ? Self.document(listing) : Self.text(listing)
    }
  }

  private func timing(on console: Console) throws -> String {
    let resolved = try PresetLoader(changes, console: console).resolve(word)
    let plan = try TimingPlan(
      resolved.preset, outputs: try OutputChoice.ofPreset.outputs(of: resolved))
    return writesJSON
      ? TimingDocument(name: resolved.clipName, plan: plan).document.description() + "\n"
      : TimingText(name: resolved.clipName, plan: plan).text
  }

  private func listing(on console: Console) throws -> ParameterListing {
    let listings = ParameterListing.scenes + [ParameterListing.presetFile]
    if let listing = listings.first(where: { $0.name == word }) { return listing }
    return ParameterListing(of: try PresetLoader(changes, console: console).load(word))
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
