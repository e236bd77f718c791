// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing

@Suite struct PaletteQualityTests {
  private static let clip = FadingHearts()
  private static let frames = (0..<clip.frameCount).map(clip.frame)

  private static func palette(capacity: Int) -> Palette {
    var survey = ColorSurvey()
    for frame in frames { survey.add(frame) }
    let builder = PaletteBuilder(
      capacity: capacity, needsTransparentIndex: false,
      exactColors: [OpaqueColor(red: 255, green: 255, blue: 255)])
    return builder.palette(of: survey.finish(), isDamped: true)
  }

  /// Mean squared error of a component over the pixels that change in the clip.
  private static func meanSquaredErrorWhereItMoves(_ palette: Palette) -> Double {
    let moving = frames[0].indices.filter { pixel in
      frames.contains { $0[pixel] != frames[0][pixel] }
    }
    var mapper = PaletteMapper(palette)
    var sum = 0
    for frame in frames {
      for pixel in moving {
        sum += OpaqueColor(bits: mapper.color(for: frame[pixel]))
          .squaredDistance(to: OpaqueColor(bits: frame[pixel]))
      }
    }
    return Double(sum) / Double(3 * moving.count * frames.count)
  }

  @Test("The clip has thousands of colours, so that the palette has to choose")
  func theClipIsHard() {
    #expect(Set(Self.frames.joined()).count > 2000)
  }

  /// PSNR in dB is 10 log10(255² / mean squared error): 38 dB are 10.3, 46 dB are 1.63.
  @Test(
    "Where hearts move and fade, the picture is as near as the palette's size allows",
    arguments: [(256, 1.63), (128, 4.1), (64, 10.3)])
  func keepsThePicture(capacity: Int, limit: Double) {
    #expect(Self.meanSquaredErrorWhereItMoves(Self.palette(capacity: capacity)) < limit)
  }

  @Test func leavesWhiteWhite() {
    #expect(
      Self.palette(capacity: 16).colors.contains(OpaqueColor(red: 255, green: 255, blue: 255)))
  }
}
