// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import Testing
import VideoEncoding

@Suite struct PNGEncoderTests {
  /// All alphas, and colours up to them.
  private static func translucent(width: Int, height: Int, seed: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for index in picture.pixels.indices {
      let alpha = UInt8(truncatingIfNeeded: index * 7 + seed)
      func component(_ factor: Int) -> UInt8 {
        PremultipliedColor.product(UInt8(truncatingIfNeeded: index * factor), alpha)
      }
      picture.pixels[index] =
        PremultipliedColor(
          red: component(3), green: component(5), blue: component(11), alpha: alpha
        ).bits
    }
    return picture
  }

  @Test(
    "A picture begins as the standard says, with its size, depth and colour type",
    arguments: [
      (1, 1), (37, 23), (300, 2),
    ])
  func header(width: Int, height: Int) throws {
    let encoder = try PNGEncoder(width: width, height: height)
    let bytes = try encoder.pngBytes(
      of: Self.translucent(width: width, height: height, seed: 0))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let expected = [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 6, 0, 0, 0]
    #expect(bytes[12..<16] == Array("IHDR".utf8)[...])
    #expect(bytes[16..<29].map(Int.init) == expected)
    #expect(bytes.firstRange(of: Array("sRGB".utf8)) != nil)
    #expect(bytes.suffix(8).prefix(4) == Array("IEND".utf8)[...])
  }

  @Test("One encoder gives each frame its own file, always the same")
  func reuse() throws {
    let frames = (0..<3).map { Self.translucent(width: 19, height: 13, seed: $0 * 50) }
    let encoder = try PNGEncoder(width: 19, height: 13)
    let files = try frames.map { try encoder.pngBytes(of: $0) }
    for (frame, file) in zip(frames, files) {
      #expect(try PNGEncoder(width: 19, height: 13).pngBytes(of: frame) == file)
    }
    #expect(Set(files).count == 3)
  }

  @Test(
    "Decoded, a picture is the frame's straight bytes",
    .enabled(if: Program.ffmpeg != nil, "ffmpeg is not installed"),
    arguments: [(1, 1), (37, 23), (64, 48)])
  func lossless(width: Int, height: Int) throws {
    let frame = Self.translucent(width: width, height: height, seed: 9)
    let folder = try TemporaryFolder()
    let bytes = try PNGEncoder(width: width, height: height).pngBytes(of: frame)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "frame.png")))
    let decoded = try #require(Program.ffmpeg).output([
      "-v", "error", "-i", folder.path(of: "frame.png"), "-f", "rawvideo", "-pix_fmt", "rgba", "-",
    ])
    #expect(decoded == frame.straightBytes)
  }
}
