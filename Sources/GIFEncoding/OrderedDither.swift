// SPDX-License-Identifier: MIT

import ColorQuantization

/// Mixes the colours that a palette lacks where the background has a gradient, which would show
/// bands.
///
/// A pixel is in a gradient if the steps to the pixels beside it are small and its run in the row or
/// in the column is part of a ramp. So fills and antialiased edges keep their nearest colours, and
/// so does all that moves or fades: in it a pattern would crawl or twinkle. The background is judged
/// alone and once. Whatever moves over it, and close to whatever edge it comes back, a place has
/// one mix for each palette, and nothing leaves a trail along its own outline.
struct OrderedDither {
  /// Bayer's matrix of order 4: the places from 0 to 15, each as far as can be from those before.
  ///
  /// Source: Bayer, "An Optimum Method for Two-Level Rendition of Continuous-Tone Pictures", 1973.
  private static let matrix = [
    [0, 8, 2, 10],
    [12, 4, 14, 6],
    [3, 11, 1, 9],
    [15, 7, 13, 5],
  ]

  private let width: Int
  /// The background where it is a gradient; clear elsewhere.
  private let gradients: [UInt32]

  /// Starts with what all pictures, `width` wide, are drawn over: opaque or clear pixels.
  init(background: [UInt32], width: Int) {
    self.width = width
    gradients = background.indices.map { position in
      let row = PixelLine.row(of: position, in: background, width: width)
      let column = PixelLine.column(of: position, in: background, width: width)
      let isGradient = row.isSmooth && column.isSmooth && (row.isRamp || column.isRamp)
      return isGradient ? background[position] : OpaqueColor.clear
    }
  }

  /// Gives pixels of a gradient that change their mixed colours in `patch`, which is of the
  /// change's area.
  func mix(
    _ change: PictureChange, into patch: inout PicturePatch, with mixer: inout PaletteMixer
  ) {
    for pixel in change.pixels {
      let (row, column) = pixel.place.quotientAndRemainder(dividingBy: patch.area.width)
      let (y, x) = (patch.area.y + row, patch.area.x + column)
      guard pixel.bits == gradients[y * width + x], let mix = mixer.mix(for: pixel.bits) else {
        continue
      }
      patch.pixels[pixel.place] = mix.color(atPlace: Self.matrix[y % 4][x % 4]).bits
    }
  }
}
