// SPDX-License-Identifier: MIT

import FileSystem

/// Waits until files are saved, however editors do that.
///
/// What was followed once is followed for ever: a base that is away for a moment is not forgotten.
final class SavedFiles {
  /// A save is several events, and a program may save several files: so long must nothing happen.
  private static let quietTime = Duration.milliseconds(80)
  /// Times that it is waited for quiet, so that something that never rests is not waited for.
  private static let longestBurst = 12
  /// Between two looks for a folder that is gone.
  private static let lookInterval = Duration.milliseconds(250)

  private let watch: FolderWatch
  /// Names of the files that are followed, by folder.
  private var names: [String: Set<String>] = [:]
  private(set) var goneFolders: Set<String> = []

  init() throws { watch = try FolderWatch() }

  /// Follows the files at `paths`, and what links there lead to.
  ///
  /// - Returns: Whether a folder is watched for the first time: what was read in it before may be
  ///   older than what is there.
  func follow(_ paths: [String]) throws -> Bool {
    var isNew = false
    for path in paths + paths.compactMap(Self.linkTarget) {
      let parts = PathParts(path)
      guard let name = parts.name else { continue }
      if names[parts.folder] == nil {
        names[parts.folder] = []
        try look(for: parts.folder)
        isNew = true
      }
      names[parts.folder]?.insert(name)
    }
    return isNew
  }

  /// The file that a link at `path` leads to; nil if there is none.
  private static func linkTarget(of path: String) -> String? {
    let parts = PathParts(path)
    guard let name = parts.name, let target = InputFile.target(of: path),
      let folder = InputFile.target(of: parts.folder), target != PathParts.joined(folder, name)
    else { return nil }
    return target
  }

  /// Waits until one of the files may have changed, and then until nothing more happens.
  func next() async throws {
    while true {
      let isBack = try await wait()
      guard concernsFiles(watch.takeEvents()) || isBack else { continue }
      for _ in 0..<Self.longestBurst {
        try await Task.sleep(for: Self.quietTime)
        if !concernsFiles(watch.takeEvents()) { break }
      }
      return
    }
  }

  /// Waits for anything; tells whether a folder is there again.
  private func wait() async throws -> Bool {
    guard !goneFolders.isEmpty else {
      _ = await watch.wakeUps.first { true }
      return false
    }
    try await Task.sleep(for: Self.lookInterval)
    let before = goneFolders
    for folder in before { try look(for: folder) }
    return goneFolders != before
  }

  private func look(for folder: String) throws {
    do {
      try watch.add(folder)
      goneFolders.remove(folder)
    } catch is FileSystemError {
      goneFolders.insert(folder)
    }
  }

  private func concernsFiles(_ events: [FolderEvent]) -> Bool {
    var isConcerned = false
    for event in events {
      switch event {
      case .file(let name, let folder):
        isConcerned = isConcerned || names[folder]?.contains(name) == true
      case .folderGone(let folder):
        goneFolders.insert(folder)
        isConcerned = true
      case .anything:
        isConcerned = true
      }
    }
    return isConcerned
  }
}
