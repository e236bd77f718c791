// SPDX-License-Identifier: MIT

/// Turns pictures into the frames of a GIF, each drawn over what the one before left.
///
/// A picture is kept back until the next one is known: an equal one only lengthens its delay, and
/// one in which opaque pixels become clear makes its disposal clear them, since drawing cannot.
/// Everywhere else pictures stay and only what differs is drawn.
struct FrameAssembler {
  private struct Pending {
    let drawing: FrameDrawing
    let palette: IndexedPalette
    /// The indices, if they were needed already.
    let pixels: LZWParser.Result?
    /// What was drawn over, if it may have to be drawn again.
    let covered: PicturePatch?
    var delay: Int
  }

  /// Whether pictures can have clear pixels.
  private let hasHoles: Bool
  /// The last picture as it is shown.
  private(set) var image: ShownImage
  private var pending: Pending?

  init(width: Int, height: Int, hasHoles: Bool) {
    self.hasHoles = hasHoles
    image = ShownImage(width: width, height: height)
  }

  /// Whether the last picture has colours of its own.
  var isLocal: Bool { pending?.drawing.localTable != nil }

  /// Clears the pixels that vanish in the next picture, and all else in the same area; returns what
  /// was shown there, and the frames that are final by that.
  mutating func clear(before next: ShownImage) -> (frames: [PlannedFrame], shown: PicturePatch)? {
    guard hasHoles, let vanishing = image.areaVanishing(in: next) else { return nil }
    let before = image
    let frames = takePending(thenClearing: vanishing)
    return frames.last.map { (frames, before.patch($0.drawing.area)) }
  }

  /// Takes the next picture, in one or several forms of which the one in the fewest bits is kept,
  /// and its delay in centiseconds; returns the frames that are now final.
  mutating func append(
    _ forms: [QuantizedPicture], delay: Int, compressor: inout FrameCompressor
  ) -> [PlannedFrame] {
    let areas = forms.map { image.areaOfChange(to: $0.patch) }
    if pending != nil, areas.contains(nil) {
      pending?.delay += delay
      return []
    }
    let frames = takePending()
    // A frame that only adds time still needs a pixel.
    let drawings = zip(forms, areas).map {
      FrameDrawing($0, in: $1 ?? $0.patch.area.firstPixel, over: image)
    }
    draw(forms, as: drawings, delay: delay, compressor: &compressor)
    return frames
  }

  /// Returns the frames of the last picture.
  mutating func finish() -> [PlannedFrame] { takePending() }

  /// Makes the form that takes the fewest bits the pending one.
  private mutating func draw(
    _ forms: [QuantizedPicture], as drawings: [FrameDrawing], delay: Int,
    compressor: inout FrameCompressor
  ) {
    let isOpen = forms.count > 1 || drawings[0].choices.hasNeighbors
    let results = isOpen ? compressor.compress(drawings) : []
    let bitCounts = zip(drawings, results).map { $0.tableBitCount + $1.bitCount }
    let best = bitCounts.indices.min { bitCounts[$0] < bitCounts[$1] } ?? 0
    let palette = forms[best].palette
    var patch = forms[best].patch
    if drawings[best].choices.hasNeighbors {
      patch = image.patch(patch.area)
      patch.draw(results[best].indices, in: drawings[best].area, palette: palette.palette)
    }
    let covered = hasHoles ? image.patch(drawings[best].area) : nil
    image.draw(patch)
    pending = Pending(
      drawing: drawings[best], palette: palette, pixels: isOpen ? results[best] : nil,
      covered: covered, delay: delay)
  }

  /// One frame, or several with nothing new where a delay is longer than the format's longest; the
  /// last one clears `cleared` and all that it draws itself.
  private mutating func takePending(thenClearing cleared: PixelArea? = nil) -> [PlannedFrame] {
    guard let shown = pending else { return [] }
    pending = nil
    let count = (shown.delay - 1) / GIFFrame.longestDelay + 1
    var frames = (1...count).map { part in
      // The parts differ by one centisecond at most, so that none is too short.
      let delay = shown.delay * part / count - shown.delay * (part - 1) / count
      return part == 1
        ? PlannedFrame(drawing: shown.drawing, delay: delay, pixels: shown.pixels)
        : PlannedFrame(
          drawing: redrawing(image.area.firstPixel, as: shown, over: nil), delay: delay)
    }
    if let cleared {
      let covered = count == 1 ? shown.covered.flatMap(hidden) : nil
      let drawing = redrawing(cleared.union(covered?.area), as: shown, over: covered)
      frames[count - 1] = PlannedFrame(
        drawing: drawing, delay: frames[count - 1].delay, disposal: .clear)
      image.clear(drawing.area)
    }
    return frames
  }

  /// What was drawn over, if it is not shown as it was.
  private func hidden(_ covered: PicturePatch) -> PicturePatch? {
    image.areaOfChange(to: covered) == nil ? nil : covered
  }

  /// Draws an area of what is shown once more, where `covered` may be shown instead.
  private func redrawing(
    _ area: PixelArea, as shown: Pending, over covered: PicturePatch?
  ) -> FrameDrawing {
    var screen = image
    if let covered { screen.draw(covered) }
    // What is drawn again must not lose again.
    let picture = QuantizedPicture(
      patch: image.patch(area), palette: shown.palette.withoutNeighbors,
      isLocal: shown.drawing.localTable != nil)
    return FrameDrawing(picture, in: area, over: screen)
  }
}
