// SPDX-License-Identifier: MIT

/// An output that appears complete under its name or not at all.
///
/// It is written under a hidden name in the folder it is meant for; `commit()` moves it into place. A file
/// that stood there before stays until then. Without a commit nothing remains.
package final class AtomicFile: OutputChannel {
  /// The name it is meant to have.
  package let finalPath: String
  private let finalName: String
  private let policy: ExistingFilePolicy
  private let housekeeping: Housekeeping
  private let files: TemporaryFiles
  private let entry: TemporaryFiles.Entry
  private let lock: LockedFile

  /// Creates the empty temporary file.
  package init(
    path: String, existing policy: ExistingFilePolicy, files: TemporaryFiles,
    housekeeping: Housekeeping = .eachFile
  ) throws(FileSystemError) {
    let place = try OutputPlace(path: path)
    try place.check(policy)
    if housekeeping == .eachFile { place.folder.removeStaleTemporaryFiles(for: place.name) }
    var generator = SystemRandomNumberGenerator()
    let name = TemporaryName(
      for: place.name, process: ThisProcess.identifier, random: generator.next())
    let entry = TemporaryFiles.Entry(folder: place.folder, name: name.text)
    finalPath = path
    finalName = place.name
    self.policy = policy
    self.housekeeping = housekeeping
    self.files = files
    self.entry = entry
    lock = try files.add(entry) { () throws(FileSystemError) in
      try place.folder.createFile(named: name.text)
    }
  }

  deinit { discard() }

  /// Where to write; the file exists and is empty.
  package var temporaryPath: String { entry.folder.path(of: entry.name) }

  package func write(_ bytes: [UInt8]) throws(FileSystemError) {
    try lock.write(bytes, path: finalPath)
  }

  /// Length of what was written so far, in bytes.
  package var byteCount: Int { lock.byteCount }

  /// Makes sure that the content is on the disk, then gives the file its name.
  package func commit() throws(FileSystemError) { try Self.commit([self]) }

  /// The same for several: the first gets its name when the content of all is on the disk.
  ///
  /// Of those that a whole run looks after, it is the run that makes sure.
  package static func commit(_ files: [AtomicFile]) throws(FileSystemError) {
    let alone = files.filter { $0.housekeeping == .eachFile }
    for file in alone { try file.lock.synchronize(path: file.finalPath) }
    for file in files { try file.moveIntoPlace() }
    for file in alone { try file.entry.folder.synchronize() }
  }

  private func moveIntoPlace() throws(FileSystemError) {
    try files.release(entry) { () throws(FileSystemError) in
      try entry.folder.move(entry.name, to: finalName, existing: policy)
    }
  }

  /// Removes the temporary file; does nothing after a commit.
  package func discard() { files.remove(entry) }
}
