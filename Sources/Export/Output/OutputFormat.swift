// SPDX-License-Identifier: MIT

package import FrameEncoding

/// A kind of file that clips can be stored in.
package struct OutputFormat: Sendable {
  /// Opens an encoder on an existing, empty file.
  package typealias Opening =
    @Sendable (_ path: String, ClipDescription) throws(EncodingError) -> any FrameEncoder

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
  package let transparency: Transparency
  /// Whether odd sides are grown by a pixel.
  package let needsEvenSize: Bool
  /// The rate nearest to the one that is asked for.
  package let supportedRate: @Sendable (FrameRate) -> FrameRate
  package let open: Opening

  package init(
    name: String, fileExtensions: [String], summary: String, transparency: Transparency,
    needsEvenSize: Bool, supportedRate: @escaping @Sendable (FrameRate) -> FrameRate,
    open: @escaping Opening
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.transparency = transparency
    self.needsEvenSize = needsEvenSize
    self.supportedRate = supportedRate
    self.open = open
  }

  /// The size of the stored picture, in pixels.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    needsEvenSize ? (width + width % 2, height + height % 2) : (width, height)
  }
}
