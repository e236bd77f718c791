// SPDX-License-Identifier: MIT

/// Writes to files that others write to as well.
package enum OutputFile {
  /// Appends `bytes` to the file at `path`, which is made if nothing is there; a pipe is refused
  /// without waiting for its reader.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let file = try SharedFile(lockedAt: path)
    try file.append(bytes)
    try file.close()
  }
}
