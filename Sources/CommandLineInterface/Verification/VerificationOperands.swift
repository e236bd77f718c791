// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// The presets that a verification is asked for.
struct VerificationOperands: Sendable {
  /// Files, folders and built-in names.
  let words: [String]
  /// Names of presets, if not all are wanted.
  let only: [String]
  let goldenFolder: String?

  func plan(on console: Console) throws -> VerificationPlan {
    let loader = PresetLoader(overrides: [], console: console)
    var planner = VerificationPlanner(goldenFolder: goldenFolder)
    var names: Set<String> = []
    for word in words {
      let isFolder = InputFolder.isFolder(word)
      for preset in isFolder ? try Self.presets(in: word) : [word] {
        for result in variants(of: preset, by: loader) {
          let own = Self.names(of: preset, result)
          names.formUnion(own)
          guard only.isEmpty || !own.isDisjoint(with: only) else { continue }
          planner.add(preset, in: Self.folder(of: preset), result)
        }
      }
      if isFolder, only.isEmpty { planner.addWhole(word) }
    }
    try check(names)
    return try planner.plan()
  }

  private func variants(
    of preset: String, by loader: PresetLoader
  ) -> [Result<ResolvedPreset, any Error>] {
    do {
      return try loader.expand(preset).variants.map { .success($0) }
    } catch {
      return [.failure(error)]
    }
  }

  /// What a preset may be called; one that cannot be read, like its file.
  private static func names(
    of preset: String, _ result: Result<ResolvedPreset, any Error>
  ) -> Set<String> {
    guard case .success(let variant) = result else {
      let name = PathParts(preset).name ?? preset
      return [name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name]
    }
    return [variant.preset.name, variant.clipName]
  }

  private func check(_ names: Set<String>) throws(UsageError) {
    guard let unknown = only.first(where: { !names.contains($0) }) else { return }
    let nearest = NearestName.of(unknown, among: names.sorted())
    throw .conflict(
      "there is no preset named '\(unknown)' among those to verify"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private static func presets(in folder: String) throws -> [String] {
    let names: [String]
    do throws(FileSystemError) {
      names = try InputFolder.names(in: folder)
    } catch {
      throw InputError.unreadable(error)
    }
    let presets = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    guard !presets.isEmpty else { throw InputError.emptyFolder(folder) }
    return presets.map { PathParts.joined(folder, $0) }
  }

  /// Where the goldens of a preset are looked for: beside its file, or here.
  private static func folder(of preset: String) -> String {
    PresetLoader.isFile(preset) ? PathParts(preset).folder : "."
  }
}
