// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import VideoEncoding

/// A small clip of known frames.
struct TestClip {
  var width = 48
  var height = 32
  var rate = FrameRate(30)
  var frameCount = 6
  var lastFrameExtension = 0.0
  var isTransparent = false
  var matte = Color.white
  var background = PremultipliedColor(Color(hex: 0x2040C0))
  var comment = ""
  /// What each frame shows.
  var frame: (Int, Int, Int) -> PixelBuffer = TestClip.movingBar

  var description: ClipDescription {
    ClipDescription(
      width: width, height: height, rate: rate, frameCount: frameCount, loop: .once,
      lastFrameExtension: lastFrameExtension, isTransparent: isTransparent, matte: matte,
      evenBackground: PixelBuffer(
        width: width + width % 2, height: height + height % 2, filledWith: background),
      comment: comment)
  }

  /// Encodes the clip to `path`.
  func write(to path: String, options: VideoOptions = VideoOptions()) throws(EncodingError) {
    let encoder = try VideoEncoder(path: path, clip: description, options: options)
    for index in 0..<frameCount { try encoder.encode(frame(width, height, index)) }
    try encoder.finish()
  }

  /// A gradient with a bar that moves by a pixel a frame.
  static func movingBar(width: Int, height: Int, index: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isBar = (x - index + width) % width < 4
        picture[x, y] = PremultipliedColor(
          red: isBar ? 230 : UInt8(x * 200 / width), green: UInt8(y * 200 / height),
          blue: isBar ? 20 : 120, alpha: 255)
      }
    }
    return picture
  }

  /// Every pixel of every frame differs, so that the coded file is large.
  static func noise(width: Int, height: Int, index: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    var state = UInt32(truncatingIfNeeded: index) &* 2_654_435_761 | 1
    for position in picture.pixels.indices {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      picture.pixels[position] = state | 0xFF00_0000
    }
    return picture
  }

  static func flat(_ color: PremultipliedColor) -> (Int, Int, Int) -> PixelBuffer {
    { width, height, _ in PixelBuffer(width: width, height: height, filledWith: color) }
  }
}
