// SPDX-License-Identifier: MIT

// Encodes raw RGBA frames from memory as a GIF and prints the processor seconds of that alone.
// usage: GIFBenchmark WIDTH HEIGHT FPS QUALITY FRAMES.rgba OUTPUT.gif [auto|global|local] [LOSS]

import FileSystem
import Foundation
import FrameEncoding
import GIFEncoding
import Graphics

let arguments = CommandLine.arguments
let (width, height) = (Int(arguments[1]) ?? 1, Int(arguments[2]) ?? 1)
let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[5])))
let frameSize = width * height * 4
let frames = stride(from: 0, to: bytes.count, by: frameSize).map { start in
  var frame = PixelBuffer(width: width, height: height)
  for pixel in frame.pixels.indices {
    let place = start + 4 * pixel
    frame.pixels[pixel] =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }
  return frame
}
var options = GIFOptions()
options.quality = Int(arguments[4]) ?? GIFOptions.standard
if arguments.count > 7, let tables = GIFOptions.Tables(rawValue: arguments[7]) {
  options.tables = tables
}
let corners = Set([frames[0].pixels.first, frames[0].pixels.last])
var background = frames[0]
if corners.count == 1, let color = frames[0].pixels.first {
  background.pixels = background.pixels.map { _ in color }
}
let clip = ClipDescription(
  width: width, height: height, rate: FrameRate(Int(arguments[3]) ?? 50), frameCount: frames.count,
  loop: .forever, isTransparent: false, matte: .white, evenBackground: background)
_ = FileManager.default.createFile(atPath: arguments[6], contents: nil)
if arguments.count > 8 { options.loss = Int(arguments[8]) ?? 0 }
let start = clock()
let encoder = try GIFEncoder(path: arguments[6], clip: clip, options: options)
for frame in frames { try encoder.survey(frame) }
for frame in frames { try encoder.encode(frame) }
try encoder.finish()
print("\(Double(clock() - start) / Double(CLOCKS_PER_SEC)) s")
