// SPDX-License-Identifier: MIT

// Encodes raw RGBA frames from memory as a GIF and prints the processor seconds of that alone.

import FileSystem
import Foundation
import FrameEncoding
import GIFEncoding
import Graphics

let usage = """
  usage: GIFBenchmark WIDTH HEIGHT FPS QUALITY FRAMES.rgba OUTPUT.gif
  QUALITY is draft, standard, high or a number from 0 to 100.
  """

/// The frames in a file of straight-alpha RGBA bytes without partly transparent pixels.
func frames(width: Int, height: Int, in bytes: [UInt8]) -> [PixelBuffer] {
  stride(from: 0, to: bytes.count, by: 4 * width * height).map { start in
    var frame = PixelBuffer(width: width, height: height)
    for pixel in frame.pixels.indices {
      let rgba = bytes[start + 4 * pixel..<start + 4 * pixel + 4]
      frame.pixels[pixel] = rgba.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    return frame
  }
}

/// What is behind the shapes: one colour if two corners have it, else what the first frame shows.
func background(of frame: PixelBuffer) -> PixelBuffer {
  guard let corner = frame.pixels.first, corner == frame.pixels.last else { return frame }
  var background = frame
  background.pixels = frame.pixels.map { _ in corner }
  return background
}

/// Makes the file and returns the processor seconds of all threads.
func encode(
  _ frames: [PixelBuffer], rate: FrameRate, options: GIFOptions, to path: String
) throws -> Double {
  let clip = ClipDescription(
    width: frames[0].width, height: frames[0].height, rate: rate, frameCount: frames.count,
    loop: .forever, isTransparent: false, matte: .white,
    evenBackground: background(of: frames[0]))
  _ = FileManager.default.createFile(atPath: path, contents: nil)
  let start = clock()
  let encoder = try GIFEncoder(path: path, clip: clip, options: options)
  for frame in frames { try encoder.survey(frame) }
  for frame in frames { try encoder.encode(frame) }
  try encoder.finish()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

/// The quality that a word stands for, or nil if it is none.
func quality(_ word: String) -> Int? {
  switch word {
  case "draft": GIFOptions.draft
  case "standard": GIFOptions.standard
  case "high": GIFOptions.high
  default: Int(word).flatMap { (0...100).contains($0) ? $0 : nil }
  }
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.prefix(3).compactMap { Int($0) }.filter { $0 > 0 }
guard arguments.count == 6, numbers.count == 3, let quality = quality(arguments[4]) else {
  print(usage)
  exit(64)
}
let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[5])))
var options = GIFOptions()
options.quality = quality
let seconds = try encode(
  frames(width: numbers[0], height: numbers[1], in: bytes), rate: FrameRate(numbers[2]),
  options: options, to: arguments[6])
print("\(seconds) s")
