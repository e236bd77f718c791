// SPDX-License-Identifier: MIT

package import Graphics

/// How a picture differs from another of its size.
package struct PixelDifference: Sendable, Hashable {
  /// A rectangle of whole pixels.
  package struct Box: Sendable, Hashable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
  }

  /// The largest difference of a component, in levels of 255; colour is multiplied by alpha.
  package let largest: Int
  /// Pixels that differ.
  package let pixelCount: Int
  /// The smallest box with all of them; nil if there are none.
  package let box: Box?

  /// Both pictures have one size.
  package init(from old: PixelBuffer, to new: PixelBuffer) {
    precondition(
      old.width == new.width && old.height == new.height, "pictures of one size are compared")
    var largest = 0
    var count = 0
    var (left, right, top, bottom) = (old.width, -1, old.height, -1)
    for index in old.pixels.indices where old.pixels[index] != new.pixels[index] {
      count += 1
      largest = max(largest, Self.largest(old.pixels[index], new.pixels[index]))
      let (y, x) = index.quotientAndRemainder(dividingBy: old.width)
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    self.largest = largest
    pixelCount = count
    box =
      count == 0
      ? nil : Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private static func largest(_ old: UInt32, _ new: UInt32) -> Int {
    [0, 8, 16, 24].reduce(0) { largest, shift in
      max(largest, abs(Int(old >> shift & 255) - Int(new >> shift & 255)))
    }
  }
}

extension PixelDifference.Box: CustomStringConvertible {
  /// `24x18 px at (88, 91)`.
  package var description: String { "\(width)x\(height) px at (\(x), \(y))" }
}
