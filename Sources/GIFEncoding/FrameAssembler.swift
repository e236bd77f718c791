// SPDX-License-Identifier: MIT

/// Turns whole pictures into the frames of a GIF, each drawn over what the one before left.
///
/// A picture is kept back until the next one is known: an equal one only lengthens its delay, and
/// one in which opaque pixels become transparent makes its disposal clear them, since drawing
/// cannot. Everywhere else pictures stay and only what differs is drawn.
struct FrameAssembler {
  /// A frame ready to be stored, its pixels in the variants of ``FrameDifference``.
  struct Frame {
    var header: GIFFrame
    var variants: [[UInt8]]
  }

  private let transparentIndex: UInt8?
  /// What is shown when the pending picture is drawn; `nil` if nothing is and no index says so.
  private var screen: IndexedImage?
  private var pending: (image: IndexedImage, delay: Int)?

  init(width: Int, height: Int, transparentIndex: UInt8?) {
    self.transparentIndex = transparentIndex
    screen = transparentIndex.map { IndexedImage(width: width, height: height, filledWith: $0) }
  }

  /// Takes the next picture and its delay in centiseconds; returns the frames that are now final.
  mutating func append(_ image: IndexedImage, delay: Int) -> [Frame] {
    guard let shown = pending else {
      pending = (image, delay)
      return []
    }
    if shown.image == image {
      pending?.delay += delay
      return []
    }
    let vanishing = transparentIndex.flatMap { shown.image.areaBecoming($0, in: image) }
    let frames = frames(showing: shown.image, for: shown.delay, thenClearing: vanishing)
    pending = (image, delay)
    return frames
  }

  /// Returns the frames of the last picture.
  mutating func finish() -> [Frame] {
    guard let shown = pending else { return [] }
    pending = nil
    return frames(showing: shown.image, for: shown.delay, thenClearing: nil)
  }

  /// One frame, or several with nothing new where a delay is longer than the format's longest.
  private mutating func frames(
    showing image: IndexedImage, for delay: Int, thenClearing clearedArea: PixelArea?
  ) -> [Frame] {
    let count = (delay - 1) / GIFFrame.longestDelay + 1
    return (1...count).map { part in
      // The parts differ by one centisecond at most, so that none is too short.
      let partDelay = delay * part / count - delay * (part - 1) / count
      return frame(
        showing: image, for: partDelay, thenClearing: part == count ? clearedArea : nil)
    }
  }

  private mutating func frame(
    showing image: IndexedImage, for delay: Int, thenClearing clearedArea: PixelArea?
  ) -> Frame {
    let difference = FrameDifference(
      from: screen, to: image, clearedArea: clearedArea, transparentIndex: transparentIndex)
    screen = image
    if clearedArea != nil, let transparentIndex {
      screen?.fill(difference.area, with: transparentIndex)
    }
    let header = GIFFrame(
      area: difference.area, delayInCentiseconds: delay,
      disposal: clearedArea == nil ? .keep : .clear, transparentIndex: nil)
    return Frame(header: header, variants: difference.variants)
  }
}
