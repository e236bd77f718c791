// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Graphics
import WebPage

/// One frame of a clip in the page: its pictures as they were and as they are now.
struct FrameFigure: Sendable {
  /// The longest side of a picture in the page, in pixels; larger frames are shown smaller.
  static let longestSide = 480
  /// Pixels of a side of the part that is shown enlarged.
  static let partSide = 40

  let change: ClipChange
  let index: Int
  /// The section's, for links.
  let anchor: String

  func html() throws(EncodingError) -> HTML {
    let old = change.recordedFrame(index)
    let new = change.currentFrame(index)
    guard isChanged else { return html(of: "same", "", try now(new), []) }
    guard let old, let new, change.comparison.hasSameSize else {
      return html(of: "changed", "", try now(new), [try recorded(old)])
    }
    let difference = DifferencePicture(from: old, to: new)
    let pixels = PixelDifference(from: old, to: new)
    return html(
      of: "changed", facts(pixels, difference, of: new), try now(new),
      [try recorded(old), try shown(difference)]
        + (try parts(old, new, difference.picture, around: difference.peak, pixels.box)))
  }

  private var isChanged: Bool {
    let (before, after) = (change.recorded.hashes, change.current.hashes)
    guard before.indices.contains(index), after.indices.contains(index) else { return true }
    return before[index] != after[index]
  }

  private func html(
    of kind: String, _ facts: HTML, _ actual: HTML, _ others: [HTML]
  ) -> HTML {
    let time = ReportText.seconds(change.current.time(ofFrame: index))
    return """
      <li class="\(kind)" data-frame="\(index)" data-time="\(time)"\(facts)>
      <a href="#\(anchor)/\(index)">\(actual)<span>\(index)</span></a>
      \(others)
      </li>
      """
  }

  /// What the viewer tells of the frame, and where the difference lies in hundredths of the sides.
  private func facts(
    _ pixels: PixelDifference, _ difference: DifferencePicture, of picture: PixelBuffer
  ) -> HTML {
    guard let box = pixels.box else { return "" }
    let text =
      "\(ReportText.count(pixels.pixelCount, "pixel")) by up to \(pixels.largest) of 255 levels, "
      + "within \(box)"
    func share(_ part: Int, _ whole: Int) -> String {
      ReportText.rounded(100 * Double(part) / Double(whole))
    }
    let places = [
      share(box.x, picture.width), share(box.y, picture.height),
      share(box.width, picture.width), share(box.height, picture.height),
    ].joined(separator: " ")
    return " data-text=\"\(text)\" data-box=\"\(places)\" data-gain=\"\(difference.gain)\""
  }

  private func now(_ picture: PixelBuffer?) throws(EncodingError) -> HTML {
    try tag(
      picture, "actual", "frame \(index) as it is now", gone: "The clip ends before this frame.")
  }

  private func recorded(_ picture: PixelBuffer?) throws(EncodingError) -> HTML {
    let isThere = change.recorded.hashes.indices.contains(index)
    let gone = isThere ? "This frame cannot be shown as recorded." : "No such frame was recorded."
    return try tag(picture, "expected", "frame \(index) as recorded", gone: gone)
  }

  private func shown(_ difference: DifferencePicture) throws(EncodingError) -> HTML {
    let picture = difference.picture
    return try PictureTag.html(
      picture.reducedToBrightest(by: Self.divisor(for: picture)), role: "difference",
      description: "where frame \(index) differs, \(difference.gain) times as strong")
  }

  private func tag(
    _ picture: PixelBuffer?, _ role: String, _ description: String, gone: String
  ) throws(EncodingError) -> HTML {
    guard let picture else { return "<p class=\"\(role)\">\(gone)</p>" }
    return try PictureTag.html(
      picture.reduced(by: Self.divisor(for: picture)), role: role, description: description)
  }

  /// The neighbourhood of the strongest difference in full size; of a small one, all of it.
  private func parts(
    _ old: PixelBuffer, _ new: PixelBuffer, _ difference: PixelBuffer,
    around peak: (x: Int, y: Int), _ box: PixelDifference.Box?
  ) throws(EncodingError) -> [HTML] {
    var center = peak
    if let box, max(box.width, box.height) <= Self.partSide {
      center = (box.x + box.width / 2, box.y + box.height / 2)
    }
    func part(_ picture: PixelBuffer, _ role: String) throws(EncodingError) -> HTML {
      try PictureTag.html(
        picture.part(around: center.x, center.y, side: Self.partSide), role: "part \(role)",
        description: "\(role), part of frame \(index) around (\(center.x), \(center.y))")
    }
    return [
      try part(old, "expected"), try part(new, "actual"), try part(difference, "difference"),
    ]
  }

  /// How many times smaller than it is a picture is shown.
  static func divisor(width: Int, height: Int) -> Int {
    (max(width, height) + longestSide - 1) / longestSide
  }

  private static func divisor(for picture: PixelBuffer) -> Int {
    divisor(width: picture.width, height: picture.height)
  }
}
