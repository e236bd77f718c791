// SPDX-License-Identifier: MIT

import FileSystem
import FrameEncoding

/// A golden on the disk.
package enum GoldenFile {
  /// The golden at `path`; nil if nothing is there.
  ///
  /// - Throws: `UnreadableGolden`, or `GoldenError` if the text is none of a golden.
  package static func read(_ path: String) throws -> ClipRecord? {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try InputFile.read(path, limit: GoldenReader.longestText)
    } catch {
      if error.cause == .missing { return nil }
      throw UnreadableGolden(error: error)
    }
    return try GoldenReader.read(bytes, from: path)
  }

  /// Writes `record`, complete or not at all, in a folder that is made if it is missing.
  ///
  /// - Returns: Nil if the file has this text already.
  static func write(
    _ record: ClipRecord, to path: String, files: TemporaryFiles
  ) throws -> VerificationEntry.Recording? {
    let bytes = Array(try record.text().utf8)
    let old = try? InputFile.read(path, limit: GoldenReader.longestText)
    guard old != bytes else { return nil }
    try OutputFolder.make(PathParts(path).folder)
    let file = try AtomicFile(path: path, existing: .replace, files: files)
    try file.write(bytes)
    try file.commit()
    return old == nil ? .created : .replaced
  }
}
