// SPDX-License-Identifier: MIT

/// Watches a clip go by and weighs each colour by the pixels that show it and for how long.
///
/// A pixel that changes at all counts in every frame, because there an error moves and is seen. A
/// pixel that never changes counts as a `stillDivisor`-th of the frames, so that a large still
/// background does not take the palette from what moves over it. Only changes cost time: a colour
/// is counted once, when it goes, with the frames that it stayed.
package struct ColorSurvey: Sendable {
  /// How much less a pixel matters that never changes.
  package static let stillDivisor = 8

  /// Pixels that are compared at a time.
  private static let runLength = 128

  private var counted = ColorHistogram()
  private var shown: [UInt32] = []
  /// The frame at which each pixel took the colour it shows.
  private var since: [Int32] = []
  package private(set) var frameCount = 0

  package init() {}

  /// Notes the next frame: opaque pixels or `OpaqueColor.clear`, as many as in the frames before.
  package mutating func add(_ pixels: [UInt32]) {
    if frameCount == 0 {
      shown = pixels
      since = [Int32](repeating: 0, count: pixels.count)
    } else {
      precondition(pixels.count == shown.count, "all frames of a clip have one size")
      noteChanges(to: pixels)
    }
    frameCount += 1
  }

  /// Ends the survey and returns the weights of the colours that it saw.
  ///
  /// The histogram is handed over, not copied: with the palette still to be made, a copy would be
  /// the peak of an encoder's memory.
  package mutating func finish() -> ColorHistogram {
    let stillWeight = max(1, frameCount / Self.stillDivisor)
    var run: (pixel: UInt32, weight: Int) = (OpaqueColor.clear, 0)
    for (pixel, start) in zip(shown, since) {
      if pixel != run.pixel {
        count(run)
        run = (pixel, 0)
      }
      run.weight += start == 0 ? stillWeight : frameCount - Int(start)
    }
    count(run)
    var histogram = ColorHistogram()
    swap(&histogram, &counted)
    self = ColorSurvey()
    return histogram
  }

  private mutating func count(_ run: (pixel: UInt32, weight: Int)) {
    if run.pixel == OpaqueColor.clear { return }
    counted.add(OpaqueColor(bits: run.pixel), weight: run.weight)
  }

  private mutating func noteChanges(to pixels: [UInt32]) {
    // Runs in which nothing changes, which most are, are passed over fast.
    for start in stride(from: 0, to: pixels.count, by: Self.runLength) {
      let run = start..<min(start + Self.runLength, pixels.count)
      if let changed = rangeOfChange(to: pixels, in: run) { noteChanges(to: pixels, in: changed) }
    }
    shown = pixels
  }

  private func rangeOfChange(to pixels: [UInt32], in run: Range<Int>) -> Range<Int>? {
    shown.span.extracting(run).rangeOfChange(to: pixels.span.extracting(run)).map {
      run.lowerBound + $0.lowerBound..<run.lowerBound + $0.upperBound
    }
  }

  private mutating func noteChanges(to pixels: [UInt32], in range: Range<Int>) {
    let now = Int32(clamping: frameCount)
    for index in range where pixels[index] != shown[index] {
      if shown[index] != OpaqueColor.clear {
        counted.add(OpaqueColor(bits: shown[index]), weight: Int(now - since[index]))
      }
      since[index] = now
    }
  }
}
