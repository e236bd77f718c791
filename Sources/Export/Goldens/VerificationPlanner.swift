// SPDX-License-Identifier: MIT

import FileSystem

/// Finds the golden of every preset, and the goldens that no preset has.
package struct VerificationPlanner {
  /// The folder of goldens beside a preset.
  package static let folderName = "Golden"

  /// Where all goldens are; nil if beside the presets.
  private let goldenFolder: String?
  private var presets: [(subject: GoldenSubject, result: Result<ResolvedPreset, any Error>)] = []
  private var presetPlaces: Set<PresetKey> = []
  /// Golden folders of which all presets are known.
  private var wholeFolders: [String] = []

  /// The same for all ways to write one path.
  private enum Place: Hashable {
    case known(OutputPlace.Identity)
    /// Its folder is not there.
    case written(String)

    init(_ path: String) {
      self = (try? OutputPlace(path: path).identity).map(Place.known) ?? .written(path)
    }
  }

  /// A preset, or one variant of it.
  private struct PresetKey: Hashable {
    let place: Place
    let variant: String
  }

  package init(goldenFolder: String?) { self.goldenFolder = goldenFolder }

  /// Adds a preset, or one variant of it, that the user calls `place` and that lies in `folder`,
  /// unless it was added before, also by another path.
  package mutating func add(
    _ place: String, in folder: String, _ result: Result<ResolvedPreset, any Error>
  ) {
    let isFile = place.contains("/") || place.hasSuffix(".json")
    let variant = (try? result.get().variant) ?? ""
    let key = PresetKey(place: isFile ? Place(place) : .written(place), variant: variant)
    guard presetPlaces.insert(key).inserted else { return }
    let file = PathParts(place).name ?? place
    let stem = file.hasSuffix(".json") ? String(file.dropLast(".json".count)) : file
    let resolved = try? result.get()
    let name = resolved?.clipName ?? stem
    let path = PathParts.joined(goldens(of: folder), name + GoldenSubject.ending)
    let subject = GoldenSubject(
      preset: place, variant: resolved?.variant ?? "", name: name, goldenPath: path)
    presets.append((subject, result))
  }

  /// Says that all presets of `folder` were or will be added.
  package mutating func addWhole(_ folder: String) { wholeFolders.append(goldens(of: folder)) }

  private func goldens(of folder: String) -> String {
    goldenFolder ?? PathParts.joined(folder, Self.folderName)
  }

  /// - Throws: What keeps a folder of goldens from being read; one that is not there has none.
  package func plan() throws(UnreadableGolden) -> VerificationPlan {
    let sorted = presets.sorted { Self.precedes($0.subject.place, $1.subject.place) }
    var takers: [Place: String] = [:]
    let items = sorted.map { subject, result -> VerificationPlan.Item in
      let taker = takers.updateValue(subject.title, forKey: Place(subject.goldenPath))
      guard let taker, case .success = result else { return .preset(subject, result) }
      let conflict = SharedGolden(path: subject.goldenPath, presets: [taker, subject.title])
      return .preset(subject, .failure(conflict))
    }
    return VerificationPlan(items: items + (try obsolete(besides: Set(takers.keys))))
  }

  /// Goldens that are not in `known`, of folders whose presets were all read.
  private func obsolete(
    besides known: Set<Place>
  ) throws(UnreadableGolden) -> [VerificationPlan.Item] {
    let unread = presets.filter { if case .failure = $0.result { true } else { false } }
    let unreadFolders = Set(unread.map { PathParts($0.subject.goldenPath).folder })
    var places = known
    var paths: [String] = []
    for folder in wholeFolders where !unreadFolders.contains(folder) {
      let names = try Self.names(in: folder).filter {
        $0.hasSuffix(GoldenSubject.ending) && !$0.hasPrefix(".")
      }
      paths += names.map { PathParts.joined(folder, $0) }
        .filter { places.insert(Place($0)).inserted }
    }
    return paths.sorted(by: Self.precedes).map { path in
      .obsolete(GoldenSubject(obsoleteGolden: path), try? GoldenFile.read(path))
    }
  }

  private static func names(in folder: String) throws(UnreadableGolden) -> [String] {
    do throws(FileSystemError) {
      return try InputFolder.names(in: folder, isOptional: true)
    } catch {
      throw UnreadableGolden(error: error)
    }
  }

  /// By bytes, whatever the language.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
