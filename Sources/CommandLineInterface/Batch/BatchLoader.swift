// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Reads the presets of a batch.
struct BatchLoader: Sendable {
  private let expander = PresetExpander(
    reader: PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions))

  /// What was read for a batch.
  struct Loaded {
    var entries: [BatchPlan.Entry] = []
    /// Every file that was read, bases too.
    var paths: Set<String> = []
  }

  /// The clips of all presets at `places`; those that cannot be read are noted.
  func load(_ places: [String]) -> Loaded {
    var loaded = Loaded()
    for place in places {
      loaded.paths.insert(place)
      do {
        let expansion = try expander.expand(try source(of: place))
        loaded.paths.formUnion(expansion.paths)
        loaded.entries += try expansion.variants.enumerated().map { index, variant in
          .item(try BatchItem(variant, variant: index, of: place, version: Tool.version))
        }
      } catch {
        loaded.entries.append(.unreadable(place: place, error: error))
      }
    }
    return loaded
  }

  /// The variants of the preset at `place`.
  func variants(of place: String) throws -> [ResolvedPreset] {
    try expander.expand(try source(of: place)).variants
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
