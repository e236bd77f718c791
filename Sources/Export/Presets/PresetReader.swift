// SPDX-License-Identifier: MIT

package import Scenes

/// Turns the bytes of a preset file, and what options say instead, into a checked preset.
package struct PresetReader: Sendable {
  private let vocabulary: PresetVocabulary
  private let limits: PresetLimits

  /// `fileExtensions` are those that `outputs` can have; lower case, without dots.
  package init(
    scenes: [any Scene.Type] = SceneCatalog.all, fileExtensions: [String],
    limits: PresetLimits = PresetLimits()
  ) {
    vocabulary = PresetVocabulary(scenes: scenes, fileExtensions: fileExtensions)
    self.limits = limits
  }

  /// Pure: the same bytes and overrides are the same preset.
  ///
  /// The text must be complete; one that extends others or has variants is for `PresetExpander`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file; what is longer than `JSONReader.longestText` is refused.
  ///   - name: What messages call the file.
  ///   - overrides: Applied in order, before the file is interpreted.
  /// - Returns: A preset within all limits.
  /// - Throws: Everything that is wrong, with places. If brackets or commas do not fit together,
  ///   only that; if single values are wrong, all of them, but not what they ask for together.
  package func read(
    _ bytes: [UInt8], from name: String, overrides: [Override] = []
  ) throws(PresetErrors) -> Preset {
    try resolve(bytes, from: name, overrides: overrides).preset
  }

  /// The same, with all the values that the preset has in the end.
  package func resolve(
    _ bytes: [UInt8], from name: String, overrides: [Override] = []
  ) throws(PresetErrors) -> ResolvedPreset {
    let text = SourceText(name: name, bytes: bytes)
    let file = SourceMap(text)
    var (root, problems) = JSONReader.read(text)
    guard var tree = root else { throw PresetErrors(problems, in: file, overrides) }
    root = nil
    problems.append(OverrideApplier.apply(overrides, to: &tree))
    guard let resolved = interpret(tree, of: [], &problems) else {
      throw PresetErrors(problems, in: file, overrides)
    }
    return resolved
  }

  /// The preset that `tree` describes, as the variant `axes`; nil if there are problems, those that
  /// were found before included.
  func interpret(
    _ tree: JSONValue, of axes: [VariantAxis], _ problems: inout ProblemList
  ) -> ResolvedPreset? {
    var reader = ParameterReader(vocabulary: vocabulary, problems: problems)
    var document = PresetDocument()
    reader.readObject(tree, at: "") { document.map(&$0) }
    problems = reader.problems
    guard problems.isEmpty, let preset = document.makePreset(of: axes) else { return nil }
    if let excess = limits.excess(of: preset) {
      problems.report(excess.message, at: tree.span(at: excess.path))
      return nil
    }
    let resolved = ResolvedPreset(
      preset: preset, values: ResolvedValueLister.list(document), axes: axes)
    if let objection = FileStem.objection(to: resolved.clipName) {
      problems.report(
        "the variant \(PrintableText.quoted("\(resolved.variant)")) cannot be called "
          + "\(PrintableText.quoted(resolved.clipName)): \(objection)", at: tree.span.start)
      return nil
    }
    return resolved
  }
}
