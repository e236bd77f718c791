// SPDX-License-Identifier: MIT

import FileSystem
import FrameEncoding
import GIFEncoding
import VideoEncoding

/// A clip and what its marker says.
package struct MarkedClip: Sendable {
  package let marker: ClipMarker
  /// The kind of options that it was stored by.
  package let section: OutputFormat.Section

  private static let gifSignature = Array("GIF8".utf8)

  /// Reads the marker of the clip at `path`; what kind of file it is, its bytes say.
  ///
  /// - Throws: `FileSystemError`, or `ClipMarkerError`.
  package init(path: String) throws {
    let isGIF = try Self.isGIF(path)
    section = isGIF ? .gif : .video
    let comments: [String]
    do throws(EncodingError) {
      comments = try isGIF ? GIFComments.read(path) : [MovieComment.read(path)]
    } catch {
      throw ClipMarkerError.unreadable(path: path)
    }
    guard let marker = comments.lazy.compactMap(ClipMarker.init(text:)).first else {
      throw ClipMarkerError.missing(path: path)
    }
    self.marker = marker
  }

  private static func isGIF(_ path: String) throws(FileSystemError) -> Bool {
    var file = try FileReader(path: path)
    for byte in gifSignature {
      guard try file.next() == byte else { return false }
    }
    return true
  }
}
