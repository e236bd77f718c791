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

  /// Without its background, which takes as much memory as a frame.
  private var clip: ClipDescription
  private let backgroundColors: [OpaqueColor]
  /// The dither of the background's gradients, if there are any and it is wanted.
  private let dither: OrderedDither?
  private let options: GIFOptions
  private let writer: FileWriter
  /// The file to read back, or `nil` if what was written cannot be read.
  private let path: String?
  private let workers: Workers
  private let alpha: OneBitAlpha
  private var survey = ColorSurvey()
  /// What one bit of alpha loses, or `nil` in an opaque clip.
  private var alphaLoss: AlphaLoss?
  private var frameCount = 0
  private var stream: GIFStream?

  /// Opens the existing file at `path` for writing; `jobs` threads compress frames, which makes no
  /// difference to the file.
  package convenience init(
    path: String, clip: ClipDescription, options: GIFOptions, jobs: Int = 1
  ) throws(EncodingError) {
    let writer: FileWriter
    do {
      writer = try FileWriter(path: path)
    } catch {
      throw EncodingError(error)
    }
    try self.init(writer, path: path, clip: clip, options: options, workers: Workers(count: jobs))
  }

  /// Encodes to something that cannot be read back, so that the file is not checked at the end.
  package convenience init(
    writer: FileWriter, clip: ClipDescription, options: GIFOptions
  ) throws(EncodingError) {
    try self.init(writer, path: nil, clip: clip, options: options, workers: Workers(count: 1))
  }

  private init(
    _ writer: FileWriter, path: String?, clip: ClipDescription, options: GIFOptions,
    workers: Workers
  ) throws(EncodingError) {
    guard max(clip.width, clip.height) <= GIFFile.longestSide else {
      throw .sizeUnsupported(
        width: clip.width, height: clip.height, format: "GIF",
        allowed: "at most \(GIFFile.longestSide) px on a side")
    }
    _ = try NetscapeLoop.repeats(for: clip.loop)
    self.clip = clip
    self.clip.evenBackground = PixelBuffer(width: 1, height: 1)
    self.options = options.adapted(to: clip)
    self.writer = writer
    self.path = path
    self.workers = workers
    alpha = OneBitAlpha(clip)
    alphaLoss = clip.isTransparent ? AlphaLoss() : nil
    let background = alpha.pixels(of: clip.evenBackground)
    backgroundColors = Self.colors(of: background)
    let hasGradient = backgroundColors.count > Self.exactBackgroundColorCount
    dither =
      options.dither == .ordered && hasGradient
      ? Self.dither(of: background, width: clip.evenBackground.width, clip) : nil
  }

  /// The rate nearest to `rate` at which no frame is shorter than players respect.
  package static func supportedRate(nearest rate: FrameRate) -> FrameRate {
    CentisecondClock.canKeep(rate) ? rate : CentisecondClock.highestRate
  }

  package func survey(_ frame: PixelBuffer) throws(EncodingError) {
    survey.add(alpha.pixels(of: frame))
    alphaLoss?.add(frame)
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
    let hasGradient = backgroundColors.count > Self.exactBackgroundColorCount
    let exactColors = hasGradient ? [] : backgroundColors
    let quality = GIFQuality(options.quality)
    let builder = PaletteBuilder(
      capacity: options.colorCount ?? 256, needsTransparentIndex: clip.isTransparent,
      exactColors: exactColors,
      errorGoal: (hasGradient ? quality.gradientGoal : quality.clipGoal)
        .scaled(by: alphaLoss?.tolerance ?? 1))
    let palette = builder.palette(of: survey.finish(), isDamped: !hasGradient)
    return try GIFStream(
      writer, clip: clip,
      quantizer: PictureQuantizer(
        palette: palette, exactColors: exactColors, backgroundColors: backgroundColors,
        dither: dither, options: options), workers: workers)
  }

  /// Looks at the part of the background that the clip shows.
  private static func dither(
    of background: [UInt32], width: Int, _ clip: ClipDescription
  ) -> OrderedDither {
    let rows = (0..<clip.height).map { background[$0 * width..<$0 * width + clip.width] }
    return OrderedDither(background: Array(rows.joined()), width: clip.width)
  }

  /// The opaque colours of a picture, each once, in the order of their bits.
  private static func colors(of pixels: [UInt32]) -> [OpaqueColor] {
    var found: Set<UInt32> = []
    var last = OpaqueColor.clear
    for pixel in pixels where pixel != last {
      found.insert(pixel)
      last = pixel
    }
    return found.subtracting([OpaqueColor.clear]).sorted().map(OpaqueColor.init(bits:))
  }
}
