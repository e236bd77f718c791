// SPDX-License-Identifier: MIT

package import FrameEncoding

/// A kind of file that clips can be stored in.
package struct OutputFormat: Sendable {
  /// Opens an encoder on an existing, empty file; it may use `jobs` threads, which makes no
  /// difference to the file.
  package typealias Opening =
    @Sendable (_ path: String, ClipDescription, StorageOptions, _ jobs: Int) throws(EncodingError)
    -> any FrameEncoder

  /// The part of a preset that says how files of the format are stored, by its key.
  package enum Section: String, Sendable, Hashable {
    case gif, video
  }

  /// What the format does with pixels that are not opaque.
  package enum Transparency: Sendable, Hashable {
    /// Each pixel is there or not.
    case oneBit
    /// None: the clip is laid on its matte.
    case none
  }

  package let name: String
  /// Without a dot, in lower case; the first is the usual one.
  package let fileExtensions: [String]
  /// One sentence, without a full stop.
  package let summary: String
  package let section: Section
  package let transparency: Transparency
  /// Whether odd sides are grown by a pixel.
  package let needsEvenSize: Bool
  package let clock: FormatClock
  package let open: Opening

  package init(
    name: String, fileExtensions: [String], summary: String, section: Section,
    transparency: Transparency, needsEvenSize: Bool, clock: FormatClock, open: @escaping Opening
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.section = section
    self.transparency = transparency
    self.needsEvenSize = needsEvenSize
    self.clock = clock
    self.open = open
  }

  /// The size of the stored picture, in pixels.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    needsEvenSize ? (width + width % 2, height + height % 2) : (width, height)
  }
}
