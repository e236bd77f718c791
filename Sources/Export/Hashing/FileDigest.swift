// SPDX-License-Identifier: MIT

import FileSystem
import FrameHashing

/// What a file's content is told by: its length and its SHA-256.
package struct FileDigest: Sendable, Hashable {
  package let byteCount: Int
  /// Lower-case hexadecimal digits, as `sha256sum` writes them.
  package let sha256: String

  package init(byteCount: Int, sha256: String) {
    self.byteCount = byteCount
    self.sha256 = sha256
  }

  /// Reads the regular file at `path`, however long it is.
  ///
  /// - Throws: `FileSystemError`, or `EncodingError` if the library refuses the function.
  package init(ofFileAt path: String) throws {
    var stream = try MessageDigest.Stream(.sha256)
    var count = 0
    var refusal: (any Error)?
    try InputFile.forEachChunk(of: path) { chunk throws(FileSystemError) in
      count += chunk.count
      do {
        try stream.add(chunk)
      } catch {
        refusal = refusal ?? error
      }
    }
    if let refusal { throw refusal }
    byteCount = count
    sha256 = FrameHashAlgorithm.text(of: try stream.finish())
  }
}
