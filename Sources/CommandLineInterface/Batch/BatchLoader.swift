// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Reads the presets of a batch, with the changes that options make to all of them.
struct BatchLoader: Sendable {
  private static let formatOption = Option<String>.word(
    "format", among: OutputFormatCatalog.all.map(\.name),
    "Format in place of the files that presets name; may be repeated")

  static let options = [formatOption.declaration]

  private let expander = PresetExpander(
    reader: PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions))
  private let overrides: [Override]
  /// Nil if all variants are wanted.
  private let variant: VariantChoice?
  /// In place of the files that presets name, unless it is empty.
  let formats: [OutputFormat]

  /// Makes a loader that changes nothing.
  init() {
    overrides = []
    variant = nil
    formats = []
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let changes = try PresetOptions(arguments)
    overrides = changes.overrides
    variant = changes.variant
    formats = try arguments.all(Self.formatOption).compactMap(OutputFormatCatalog.format(named:))
  }

  /// What was read for a batch.
  struct Loaded {
    var entries: [BatchPlan.Entry] = []
    /// Every file that was read, bases too.
    var paths: Set<String> = []
    /// Why an option makes no difference, if it makes none to any clip.
    fileprivate(set) var objection: String?
  }

  /// The clips of all presets at `places`; those that cannot be read are noted.
  func load(_ places: [String]) -> Loaded {
    var loaded = Loaded()
    var idle = overrides
    for place in places {
      loaded.paths.insert(place)
      do {
        let expansion = try expand(place)
        loaded.paths.formUnion(expansion.paths)
        for (index, variant) in expansion.variants.enumerated() {
          let item = try BatchItem(
            variant, variant: index, of: place, version: Tool.version, formats: formats)
          loaded.entries.append(.item(item))
          loaded.objection = Self.objection(to: &idle, item, variant)
        }
      } catch {
        loaded.entries.append(.unreadable(place: place, error: error))
        // It may be the one that an option is for.
        idle = []
        loaded.objection = nil
      }
    }
    return loaded
  }

  /// The variants of the preset at `place`.
  func variants(of place: String) throws -> [ResolvedPreset] { try expand(place).variants }

  private func expand(_ place: String) throws -> PresetExpansion {
    let expansion = try expander.expand(try source(of: place), overrides: overrides)
    guard let variant else { return expansion }
    return PresetExpansion(
      variants: try variant.chosen(among: expansion.variants), paths: expansion.paths)
  }

  /// Removes from `idle` the options that make a difference to `item`; what keeps the first of the
  /// others from it.
  private static func objection(
    to idle: inout [Override], _ item: BatchItem, _ resolved: ResolvedPreset
  ) -> String? {
    guard !idle.isEmpty else { return nil }
    let outputs = item.outputs.compactMap { output in
      OutputFormatCatalog.format(named: output.format).map {
        ClipOutput(path: output.name, format: $0)
      }
    }
    let effects = OverrideEffects([(resolved.preset, outputs)])
    let all = idle
    idle = all.filter { override in
      effects.objection(to: all.filter { $0.spelling == override.spelling }) != nil
    }
    return effects.objection(to: idle)
  }

  private func source(of place: String) throws(InputError) -> PresetSource {
    if !PresetLoader.isFile(place), let source = PresetSource(builtIn: place) { return source }
    do throws(FileSystemError) {
      return try PresetSource(path: place)
    } catch {
      if error.cause == .missing, !place.contains("/") {
        throw .noPreset(place, nearest: BuiltInPresets.nearest(to: place))
      }
      throw .unreadable(error)
    }
  }
}
