// SPDX-License-Identifier: MIT

import ColorQuantization
package import FileSystem
package import FrameEncoding
package import Graphics

/// Stores a clip as an animated GIF with one colour table for all frames.
///
/// The table is made from a survey of the clip and the frames from a second pass, so that memory
/// does not depend on the length. A frame holds what changed; see ``FrameAssembler``. After the last
/// frame the file is read back and compared with what was meant to be in it.
package final class GIFEncoder: SurveyingFrameEncoder {
  /// How many colours of a background that has no gradient are kept exactly.
  private static let exactBackgroundColorCount = 16

  private let clip: ClipDescription
  private let options: GIFOptions
  private let writer: FileWriter
  /// The file to read back, or `nil` if what was written cannot be read.
  private let path: String?
  private let alpha: OneBitAlpha
  private var survey = ColorSurvey()
  private var frameCount = 0
  private var stream: GIFStream?

  /// Opens the existing file at `path` for writing.
  package convenience init(
    path: String, clip: ClipDescription, options: GIFOptions
  ) throws(EncodingError) {
    let writer: FileWriter
    do {
      writer = try FileWriter(path: path)
    } catch {
      throw EncodingError(error)
    }
    try self.init(writer, path: path, clip: clip, options: options)
  }

  /// Encodes to something that cannot be read back, so that the file is not checked at the end.
  package convenience init(
    writer: FileWriter, clip: ClipDescription, options: GIFOptions
  ) throws(EncodingError) {
    try self.init(writer, path: nil, clip: clip, options: options)
  }

  private init(
    _ writer: FileWriter, path: String?, clip: ClipDescription, options: GIFOptions
  ) throws(EncodingError) {
    guard max(clip.width, clip.height) <= GIFFile.longestSide else {
      throw .sizeUnsupported(
        width: clip.width, height: clip.height, format: "GIF",
        allowed: "at most \(GIFFile.longestSide) px on a side")
    }
    _ = try NetscapeLoop.repeats(for: clip.loop)
    self.clip = clip
    self.options = options
    self.writer = writer
    self.path = path
    alpha = OneBitAlpha(clip)
  }

  /// The rate nearest to `rate` at which no frame is shorter than players respect.
  package static func supportedRate(nearest rate: FrameRate) -> FrameRate {
    CentisecondClock.canKeep(rate) ? rate : CentisecondClock.highestRate
  }

  package func survey(_ frame: PixelBuffer) throws(EncodingError) {
    survey.add(alpha.pixels(of: frame))
  }

  package func encode(_ frame: PixelBuffer) throws(EncodingError) {
    if stream == nil { stream = try makeStream() }
    frameCount += 1
    try stream?.append(alpha.pixels(of: frame))
  }

  package func finish() throws(EncodingError) {
    precondition(frameCount == clip.frameCount, "all frames of the clip come before its end")
    guard let plan = try stream.take()?.finish(), let path else { return }
    try plan.verify(path: path)
  }

  private func makeStream() throws(EncodingError) -> GIFStream {
    precondition(
      survey.frameCount == clip.frameCount, "all frames are surveyed before the first is encoded")
    let backgroundColors = backgroundColors
    let hasGradient = backgroundColors.count > Self.exactBackgroundColorCount
    let exactColors = hasGradient ? [] : backgroundColors
    let builder = PaletteBuilder(
      capacity: options.colorCount ?? 256, needsTransparentIndex: clip.isTransparent,
      exactColors: exactColors, errorGoal: GIFQuality(options.quality).clipGoal)
    let palette = builder.palette(of: survey.finish())
    return try GIFStream(
      writer, clip: clip,
      quantizer: PictureQuantizer(
        palette: palette, exactColors: exactColors, backgroundColors: backgroundColors,
        dither: hasGradient ? dither : nil, options: options))
  }

  /// The dither of the background's gradients, if it is wanted.
  private var dither: OrderedDither? {
    guard options.dither == .ordered else { return nil }
    let (background, width) = (alpha.pixels(of: clip.evenBackground), clip.evenBackground.width)
    let rows = (0..<clip.height).map { background[$0 * width..<$0 * width + clip.width] }
    return OrderedDither(background: Array(rows.joined()), width: clip.width)
  }

  private var backgroundColors: [OpaqueColor] {
    Set(alpha.pixels(of: clip.evenBackground)).subtracting([OpaqueColor.clear]).sorted()
      .map(OpaqueColor.init(bits:))
  }
}
