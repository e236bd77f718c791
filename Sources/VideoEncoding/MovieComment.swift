// SPDX-License-Identifier: MIT

package import FrameEncoding

/// The comment tag of a movie file.
package enum MovieComment {
  /// Reads the comment of an MP4, QuickTime or M4V file; empty if there is none.
  ///
  /// - Throws: `EncodingError.library` or `.writing` if the file is none or cannot be read.
  package static func read(_ path: String) throws(EncodingError) -> String {
    try MovieReader(path: path).comment
  }
}
