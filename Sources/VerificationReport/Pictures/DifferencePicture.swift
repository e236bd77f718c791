// SPDX-License-Identifier: MIT

package import Graphics

/// How two pictures of one size differ, made visible: black where they are the same.
///
/// A difference of a component is multiplied by `gain`, and every pixel that differs is at least
/// `dimmest` bright, so that a single level can be seen beside a difference of 200.
package struct DifferencePicture {
  /// The least brightness of what differs, in levels of 255.
  package static let dimmest = 80

  package let picture: PixelBuffer
  /// The largest difference times this is at most 255.
  package let gain: Int
  /// A pixel that differs the most.
  package let peak: (x: Int, y: Int)

  package init(from old: PixelBuffer, to new: PixelBuffer) {
    precondition(
      old.width == new.width && old.height == new.height, "pictures of one size are compared")
    var largest = 0
    var place = 0
    for index in old.pixels.indices where old.pixels[index] != new.pixels[index] {
      let most = Self.levels(old.pixels[index], new.pixels[index]).max()
      if most > largest { (largest, place) = (most, index) }
    }
    gain = 255 / max(1, largest)
    peak = (place % old.width, place / old.width)
    var result = PixelBuffer(
      width: old.width, height: old.height, filledWith: PremultipliedColor(.black))
    for index in old.pixels.indices where old.pixels[index] != new.pixels[index] {
      let levels = Self.levels(old.pixels[index], new.pixels[index])
      result.pixels[index] = Self.shown(levels &* gain)
    }
    picture = result
  }

  /// Of red, green, blue and alpha.
  private static func levels(_ old: UInt32, _ new: UInt32) -> SIMD4<Int> {
    let difference = components(old) &- components(new)
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }

  private static func components(_ bits: UInt32) -> SIMD4<Int> {
    let color = PremultipliedColor(bits: bits)
    return [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
  }

  /// The colour for amplified differences; one of alpha alone is grey.
  private static func shown(_ levels: SIMD4<Int>) -> UInt32 {
    let colors = SIMD3(levels.x, levels.y, levels.z)
    let shown = colors == .zero ? SIMD3(repeating: levels.w) : colors
    let bright = shown &+ max(0, dimmest - shown.max())
    return PremultipliedColor(
      red: UInt8(min(255, bright.x)), green: UInt8(min(255, bright.y)),
      blue: UInt8(min(255, bright.z)), alpha: 255
    ).bits
  }
}
