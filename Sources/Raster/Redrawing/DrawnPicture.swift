// SPDX-License-Identifier: MIT

package import Graphics

/// A picture together with the display list that it shows, so that the next list can be drawn over it
/// by changing only what differs.
package struct DrawnPicture: Sendable {
  package internal(set) var picture: PixelBuffer
  /// What the picture was all over before the list was drawn.
  let background: PremultipliedColor
  private(set) var list = DisplayList()
  /// Where each command of the list can leave a mark.
  private(set) var bounds: [PixelRect] = []

  /// Makes a picture that is all `background`; both sides, in pixels, must be at least 1.
  package init(width: Int, height: Int, background: PremultipliedColor) {
    picture = PixelBuffer(width: width, height: height, filledWith: background)
    self.background = background
  }

  /// Whether both were drawn from the same list, and so are the same pixels.
  ///
  /// Of pictures that differ in size or background it says nothing: it is false.
  package func isDrawn(as other: DrawnPicture) -> Bool {
    (picture.width, picture.height) == (other.picture.width, other.picture.height)
      && background == other.background && list == other.list
  }

  /// The whole picture.
  var canvas: PixelRect { PixelRect(width: picture.width, height: picture.height) }

  /// Notes what the picture shows from now on.
  mutating func note(_ list: DisplayList, bounds: [PixelRect]) {
    self.list = list
    self.bounds = bounds
  }

  /// Takes everything off some whole rows: only pixels that a command can have touched are written.
  mutating func clear(rows: Range<Int>) {
    let view = canvas.extracting(rows: rows)
    let marks = bounds.map { $0.intersection(view) }.filter { !$0.isEmpty }
    let area = marks.reduce(0) { $0 + $1.width * $1.height }
    let isCrowded = area >= view.width * view.height
    for rect in isCrowded ? [view] : marks { clear(rect) }
  }

  private mutating func clear(_ rect: PixelRect) {
    let width = picture.width
    let bits = background.bits
    var pixels = picture.pixels.mutableSpan
    for row in rect.top..<rect.bottom {
      let start = row * width
      var line = pixels._mutatingExtracting((start + rect.left)..<(start + rect.right))
      line.setAll(to: bits)
    }
  }
}
