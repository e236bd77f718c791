// SPDX-License-Identifier: MIT

import Graphics

/// The pictures that ffmpeg decodes from a movie, as they are stored.
struct DecodedMovie {
  let width: Int
  let height: Int
  /// A frame's planes: luma, then blue and red difference at half the size.
  let frames: [[UInt8]]

  /// Decodes a movie of even `width` and `height`, in pixels.
  init(path: String, width: Int, height: Int, ffmpeg: Program) throws {
    let bytes = try ffmpeg.output([
      "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "yuv420p", "-",
    ])
    self.width = width
    self.height = height
    let length = width * height * 3 / 2
    frames = stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
  }

  func luma(x: Int, y: Int, frame: Int) -> UInt8 { frames[frame][y * width + x] }

  /// Both colour differences of the 2×2 pixels that contain the given one.
  func chroma(x: Int, y: Int, frame: Int) -> (blue: UInt8, red: UInt8) {
    let plane = width * height
    let index = y / 2 * (width / 2) + x / 2
    return (frames[frame][plane + index], frames[frame][plane + plane / 4 + index])
  }
}

/// A colour as limited-range BT.709 numbers, not rounded (ITU-R BT.709-6, 3.2 to 3.5).
struct BroadcastColor {
  let luma: Double
  let blueDifference: Double
  let redDifference: Double

  init(_ color: PremultipliedColor) {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let level = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    luma = 16 + level * 219 / 255
    blueDifference = 128 + (blue - level) / 1.8556 * 224 / 255
    redDifference = 128 + (red - level) / 1.5748 * 224 / 255
  }
}
