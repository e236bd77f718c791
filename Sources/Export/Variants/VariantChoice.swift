// SPDX-License-Identifier: MIT

/// Which variants of a preset are meant: those that have all the values named.
package struct VariantChoice: Sendable, Hashable {
  package static let form = "axes with their values, such as theme=dark,scale=2"

  private let wanted: [VariantAxis]

  /// Reads `theme=dark,scale=2`; nil if `text` is no such list.
  package init?(_ text: String) {
    var wanted: [VariantAxis] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, !words.contains(""), !wanted.contains(where: { $0.name == words[0] })
      else { return nil }
      wanted.append(VariantAxis(name: words[0], label: words[1]))
    }
    self.wanted = wanted
  }

  /// The variants that are meant, at least one, in their order.
  package func chosen(
    among variants: [ResolvedPreset]
  ) throws(VariantChoiceError) -> [ResolvedPreset] {
    var chosen = variants
    for axis in wanted {
      let labels = variants.compactMap { variant in
        variant.axes.first { $0.name == axis.name }?.label
      }
      let name = variants.first?.preset.name ?? ""
      if labels.isEmpty {
        let names = variants.first?.axes.map(\.name) ?? []
        throw .unknownAxis(axis.name, preset: name, known: names)
      }
      guard labels.contains(axis.label) else {
        throw .unknownValue(axis, preset: name, known: VariantChoiceError.distinct(labels))
      }
      chosen = chosen.filter { $0.axes.contains(axis) }
    }
    return chosen
  }
}
