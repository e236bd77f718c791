// SPDX-License-Identifier: MIT

/// Why it is not clear which variant of a preset is meant.
package enum VariantChoiceError: Error, Sendable, Hashable {
  case unknownAxis(String, preset: String, known: [String])
  case unknownValue(VariantAxis, preset: String, known: [String])
  /// One is needed, and there are several.
  case several(preset: String, count: Int, choices: String)

  static func distinct(_ labels: [String]) -> [String] {
    var seen: Set<String> = []
    return labels.filter { seen.insert($0).inserted }
  }
}

extension VariantChoiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownAxis(let axis, let preset, let known):
      "--variant names the axis \(PrintableText.quoted(axis)), "
        + (known.isEmpty
          ? "but the preset '\(preset)' has no matrix"
          : "but those of the preset '\(preset)' are \(known.joined(separator: ", "))"
            + Self.advice(axis, known))
    case .unknownValue(let axis, let preset, let known):
      "--variant wants \(PrintableText.line("\(axis)")), but \(axis.name) of the preset "
        + "'\(preset)' can be "
        + known.prefix(20).joined(separator: ", ") + Self.advice(axis.label, known)
    case .several(let preset, let count, let choices):
      "the preset '\(preset)' has \(count) variants; choose one: --variant "
        + PrintableText.line(choices.prefix(200))
    }
  }

  private static func advice(_ word: String, _ known: [String]) -> String {
    NearestName.of(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
