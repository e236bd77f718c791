// SPDX-License-Identifier: MIT

/// Finds variants of a preset that would write the same file.
struct OutputNameCheck {
  /// The variant that has a name, by the name without case; Swift's equality looks through Unicode
  /// normalisation.
  private var takers: [String: [VariantAxis]] = [:]

  /// Adds the outputs of `resolved`, which was made of `member`.
  mutating func check(
    _ resolved: ResolvedPreset, _ member: PresetFamily.Member, _ problems: inout ProblemList
  ) {
    guard !resolved.axes.isEmpty else { return }
    for (index, name) in resolved.preset.outputs.enumerated() {
      guard let taker = takers.updateValue(resolved.axes, forKey: name.lowercased()),
        taker != resolved.axes
      else { continue }
      report(index, name, resolved.axes, taker, member, &problems)
    }
  }

  private func report(
    _ index: Int, _ name: String, _ axes: [VariantAxis], _ taker: [VariantAxis],
    _ member: PresetFamily.Member, _ problems: inout ProblemList
  ) {
    var entry: JSONValue?
    if case .list(let entries)? = member.patterns?.content, entries.indices.contains(index) {
      entry = entries[index]
    }
    var keys: [String] = []
    if case .text(let text)? = entry?.content { keys = (try? OutputPattern(text))?.keys ?? [] }
    let missing = zip(axes, taker).filter { $0 != $1 && !keys.contains($0.name) }.map(\.0.name)
    let advice = missing.map { "{\($0)}" }.joined(separator: " and ")
    let pattern = if case .text(let text)? = entry?.content { text } else { name }
    problems.report(
      "outputs.\(index) \(PrintableText.quoted(pattern)) is one file for several variants"
        + (missing.isEmpty
          ? ": \(PrintableText.quoted(name)) is that of "
            + "\(Self.text(taker)) and of \(Self.text(axes))" : "; it needs \(advice)"),
      at: entry?.span ?? member.tree.span.start)
  }

  private static func text(_ axes: [VariantAxis]) -> String {
    axes.map(\.description).joined(separator: ",")
  }
}
