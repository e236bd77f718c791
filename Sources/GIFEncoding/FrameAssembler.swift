// SPDX-License-Identifier: MIT

/// Turns whole pictures into the frames of a GIF, each drawn over what the one before left.
///
/// A picture is kept back until the next one is known: an equal one only lengthens its delay, and
/// one in which opaque pixels become clear makes its disposal clear them, since drawing cannot.
/// Everywhere else pictures stay and only what differs is drawn.
struct FrameAssembler {
  private struct Pending {
    var picture: QuantizedPicture
    var drawing: FrameDrawing
    var delay: Int
  }

  /// Whether pictures can have clear pixels.
  private let hasHoles: Bool
  /// What is shown when the pending picture is drawn.
  private var screen: ShownImage
  private var pending: Pending?

  init(width: Int, height: Int, hasHoles: Bool) {
    self.hasHoles = hasHoles
    screen = ShownImage(width: width, height: height)
  }

  /// The last picture as it is shown.
  var image: ShownImage { pending?.picture.image ?? screen }

  /// Whether the last picture has colours of its own.
  var isLocal: Bool { pending?.picture.isLocal ?? false }

  /// Takes the next picture, in one or several forms of which the one in the fewest bits is kept,
  /// and its delay in centiseconds; returns the frames that are now final.
  mutating func append(_ forms: [QuantizedPicture], delay: Int) -> [StoredFrame] {
    if let shown = pending, forms.contains(where: { $0.image == shown.picture.image }) {
      pending?.delay += delay
      return []
    }
    // All forms are clear at the same pixels.
    let vanishing = hasHoles ? forms.first.flatMap { image.areaVanishing(in: $0.image) } : nil
    let frames = takePending(thenClearing: vanishing)
    for form in forms {
      let drawing = FrameDrawing(from: screen, to: form, clearing: nil)
      if drawing.bitCount < pending?.drawing.bitCount ?? .max {
        var picture = form
        picture.image = drawing.image
        // What is drawn again must not lose again.
        picture.palette = picture.palette.withoutNeighbors
        pending = Pending(picture: picture, drawing: drawing, delay: delay)
      }
    }
    // Nothing will be cleared, so that the picture is drawn as it is and memory can be saved.
    if !hasHoles, let shown = pending { screen = shown.picture.image }
    return frames
  }

  /// Returns the frames of the last picture.
  mutating func finish() -> [StoredFrame] { takePending(thenClearing: nil) }

  /// One frame, or several with nothing new where a delay is longer than the format's longest.
  private mutating func takePending(thenClearing cleared: PixelArea?) -> [StoredFrame] {
    guard let shown = pending else { return [] }
    pending = nil
    let count = (shown.delay - 1) / GIFFrame.longestDelay + 1
    return (1...count).map { part in
      let clearedArea = part == count ? cleared : nil
      let isDrawn = part == 1 && clearedArea == nil
      let drawing =
        isDrawn
        ? shown.drawing : FrameDrawing(from: screen, to: shown.picture, clearing: clearedArea)
      screen = shown.picture.image
      if clearedArea != nil { screen.clear(drawing.area) }
      // The parts differ by one centisecond at most, so that none is too short.
      let delay = shown.delay * part / count - shown.delay * (part - 1) / count
      return StoredFrame(drawing, delay: delay, disposal: clearedArea == nil ? .keep : .clear)
    }
  }
}
