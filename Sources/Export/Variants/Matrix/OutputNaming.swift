// SPDX-License-Identifier: MIT

import Graphics

/// Puts names in place of the patterns in `outputs`.
struct OutputNaming {
  private(set) var problems = ProblemList()
  private let axes: [VariantAxis]
  private let tree: JSONValue

  /// Makes the naming of the variant `axes`, whose values are in `tree`.
  init(_ tree: JSONValue, axes: [VariantAxis]) {
    self.tree = tree
    self.axes = axes
  }

  /// The tree with its outputs named.
  mutating func named() -> JSONValue {
    guard case .object(var members) = tree.content,
      let place = members.firstIndex(where: { $0.key == "outputs" }),
      case .list(let entries) = members[place].value.content,
      entries.contains(where: Self.isPattern)
    else { return tree }
    let values = values
    members[place].value.content = .list(
      entries.enumerated().map { index, entry in
        Self.isPattern(entry) ? named(entry, at: "outputs.\(index)", values) : entry
      })
    var result = tree
    result.content = .object(members)
    return result
  }

  private static func isPattern(_ json: JSONValue) -> Bool {
    if case .text(let text) = json.content { OutputPattern.isNeeded(for: text) } else { false }
  }

  private mutating func named(
    _ json: JSONValue, at path: String, _ values: [(key: String, text: String)]
  ) -> JSONValue {
    guard case .text(let text) = json.content else { return json }
    var result = json
    do throws(OutputPattern.Objection) {
      result.content = .text(try OutputPattern(text).name(with: values))
    } catch {
      problems.report(
        "\(path) \(PrintableText.quoted(text)) \(error.message)", at: json.span, help: error.help)
      result.content = .invalid
    }
    return result
  }

  /// What keys stand for: axes, and what every preset has.
  ///
  /// What is wrong with the preset is not said here.
  private var values: [(key: String, text: String)] {
    let own = axes.map { (key: $0.name, text: $0.label) }
    return own + common.filter { common in !own.contains { $0.key == common.key } }
  }

  private var common: [(key: String, text: String)] {
    var reader = ParameterReader(
      vocabulary: PresetVocabulary(scenes: [], fileExtensions: []), problems: ProblemList())
    var section = CanvasSection()
    if let json = tree["canvas"] { reader.readObject(json, at: "") { section.map(&$0) } }
    var seed = Seed()
    if let json = tree["seed"] { seed.read(json, at: "", with: &reader) }
    let canvas = section.makeCanvas()
    let name = if case .text(let text)? = tree["name"]?.content { text } else { "" }
    return [
      ("name", name), ("scale", NumberText.of(canvas.scale)), ("seed", "\(seed.value)"),
      ("size", "\(NumberText.of(canvas.size.width))x\(NumberText.of(canvas.size.height))"),
    ]
  }
}
