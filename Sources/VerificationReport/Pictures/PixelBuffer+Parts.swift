// SPDX-License-Identifier: MIT

package import Graphics

extension PixelBuffer {
  /// The picture at 1/`divisor` of its size; each pixel is the mean of those it stands for.
  package func reduced(by divisor: Int) -> PixelBuffer {
    reduced(by: divisor) { pixels in
      var sums = [0, 0, 0, 0]
      for bits in pixels {
        for component in 0..<4 { sums[component] += Int(bits >> (8 * component) & 255) }
      }
      let half = pixels.count / 2
      return (0..<4).reduce(0) { $0 | UInt32((sums[$1] + half) / pixels.count) << (8 * $1) }
    }
  }

  /// The same, but each pixel is the brightest of those it stands for, so that none gets lost.
  package func reducedToBrightest(by divisor: Int) -> PixelBuffer {
    reduced(by: divisor) { pixels in
      pixels.max { Self.brightness($0) < Self.brightness($1) } ?? 0
    }
  }

  /// The part of at most `side` by `side` pixels whose middle is as near to (`x`, `y`) as it can be.
  package func part(around x: Int, _ y: Int, side: Int) -> PixelBuffer {
    let (partWidth, partHeight) = (min(side, width), min(side, height))
    let left = max(0, min(x - partWidth / 2, width - partWidth))
    let top = max(0, min(y - partHeight / 2, height - partHeight))
    var part = PixelBuffer(width: partWidth, height: partHeight)
    for row in 0..<partHeight {
      for column in 0..<partWidth { part[column, row] = self[left + column, top + row] }
    }
    return part
  }

  private func reduced(by divisor: Int, _ blend: ([UInt32]) -> UInt32) -> PixelBuffer {
    guard divisor > 1 else { return self }
    var small = PixelBuffer(
      width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    for row in 0..<small.height {
      for column in 0..<small.width {
        var block: [UInt32] = []
        for y in row * divisor..<min((row + 1) * divisor, height) {
          let start = y * width
          block += pixels[start + column * divisor..<start + min((column + 1) * divisor, width)]
        }
        small.pixels[row * small.width + column] = blend(block)
      }
    }
    return small
  }

  private static func brightness(_ bits: UInt32) -> Int {
    (0..<3).reduce(0) { $0 + Int(bits >> (8 * $1) & 255) }
  }
}
