// SPDX-License-Identifier: MIT

/// The pixels in which a picture differs from the one before.
struct PictureChange {
  struct Pixel {
    /// The unchanged colour, opaque or clear.
    let bits: UInt32
    private let placeAndFlatness: UInt32

    init(_ bits: UInt32, at place: Int, isFlat: Bool) {
      self.bits = bits
      placeAndFlatness = UInt32(place) << 1 | (isFlat ? 1 : 0)
    }

    /// Where it is in the area, counted row by row.
    var place: Int { Int(placeAndFlatness >> 1) }

    /// Whether the pixel before it in the area, changed or not, is equal.
    var isFlat: Bool { placeAndFlatness & 1 == 1 }
  }

  /// How the smallest area that holds all changes is shown, in the colours that it was given.
  let shown: PicturePatch
  /// In the order of their places.
  let pixels: [Pixel]

  /// What happens from `last` to `next`, both unchanged, where `image` is on the screen; if nothing
  /// does, the area is the first pixel.
  init(from last: ShownImage, to next: ShownImage, over image: ShownImage) {
    let area = last.areaOfChange(to: next) ?? next.area.firstPixel
    shown = image.patch(area)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(last.countOfChanges(to: next, in: area))
    var before: UInt32?
    var place = 0
    for y in area.rows {
      for position in next.range(ofRow: y, in: area) {
        let bits = next.pixels[position]
        if bits != last.pixels[position] {
          pixels.append(Pixel(bits, at: place, isFlat: bits == before))
        }
        before = bits
        place += 1
      }
    }
    self.pixels = pixels
  }
}
