// SPDX-License-Identifier: MIT

import FileSystem
import Foundation
import FrameEncoding
import GIFEncoding
import Graphics
import TestSupport

/// A clip to encode, and what a GIF of it must show.
struct TestClip {
  var description: ClipDescription
  var frames: [PixelBuffer]

  init(
    _ frames: [PixelBuffer], rate: FrameRate = FrameRate(25), loop: LoopCount = .forever,
    lastFrameExtension: Double = 0, isTransparent: Bool = false
  ) {
    self.frames = frames
    description = ClipDescription(
      width: frames[0].width, height: frames[0].height, rate: rate, frameCount: frames.count,
      loop: loop, lastFrameExtension: lastFrameExtension, isTransparent: isTransparent,
      matte: Color(hex: 0xFFCC00),
      evenBackground: frames[0])
  }

  /// The GIF's bytes, written to a file and checked there by the encoder.
  func encoded(_ options: GIFOptions = .exact, jobs: Int = 1) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "clip.gif")
    try encode(with: GIFEncoder(path: path, clip: description, options: options, jobs: jobs))
    return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Encodes to a sink through a buffer of any size.
  func encode(to sink: MemorySink, bufferSize: Int) throws {
    try encode(
      with: GIFEncoder(
        writer: FileWriter(sink, bufferSize: bufferSize), clip: description, options: .exact))
  }

  func encode(with encoder: GIFEncoder) throws {
    for frame in frames { try encoder.survey(frame) }
    for frame in frames { try encoder.encode(frame) }
    try encoder.finish()
  }

  /// The pixels of a frame as one bit of alpha can hold them: on the matte, or not at all.
  func flattened(_ frame: PixelBuffer) -> [UInt32] {
    let composed = frame.composed(over: PremultipliedColor(description.matte)).pixels
    return zip(frame.pixels, composed).map { pixel, opaque in
      description.isTransparent && pixel >> 24 < 128 ? 0 : opaque
    }
  }

  /// What is on the screen in the middle of each frame.
  func shown(by gif: GIFDecoder) -> [[UInt32]] {
    var ends: [Double] = []
    for picture in gif.pictures { ends.append((ends.last ?? 0) + Double(picture.delay) / 100) }
    return frames.indices.map { frame in
      let time =
        (description.rate.time(ofFrame: frame) + description.rate.time(ofFrame: frame + 1)) / 2
      return gif.pictures[ends.firstIndex { $0 > time } ?? ends.count - 1].pixels
    }
  }
}

extension TestClip {
  /// Rectangles in `colorCount` colours that jump about, come and go, over a background; the same
  /// for the same seed.
  static func random(
    width: Int, height: Int, colorCount: Int, isTransparent: Bool, seed: UInt64
  ) -> TestClip {
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<colorCount).map { _ -> PremultipliedColor in
      let alpha: UInt8? = [0, 60, 127, 128, 200, 255].randomElement(using: &generator)
      return PremultipliedColor(
        Color(
          hex: .random(in: 0...0xFFFFFF, using: &generator)
        ).withAlpha(isTransparent ? Double(alpha ?? 0) / 255 : 1))
    }
    let background = isTransparent ? .clear : colors[0]
    let frames = (0..<12).map { _ in
      var frame = PixelBuffer(width: width, height: height, filledWith: background)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        fillRectangle(in: &frame, from: colors, using: &generator)
      }
      return frame
    }
    return TestClip(frames, isTransparent: isTransparent)
  }

  private static func fillRectangle(
    in frame: inout PixelBuffer, from colors: [PremultipliedColor],
    using generator: inout SeededGenerator
  ) {
    let left = Int.random(in: 0..<frame.width, using: &generator)
    let top = Int.random(in: 0..<frame.height, using: &generator)
    for y in top..<Int.random(in: top...frame.height, using: &generator) {
      for x in left..<frame.width {
        frame[x, y] = colors.randomElement(using: &generator) ?? .clear
      }
    }
  }

  /// One frame for each of `colors`, flat.
  static func flat(
    _ colors: [UInt32], width: Int = 2, height: Int = 2, rate: FrameRate = FrameRate(25),
    loop: LoopCount = .forever
  ) -> TestClip {
    TestClip(
      colors.map {
        PixelBuffer(
          width: width, height: height, filledWith: PremultipliedColor(Color(hex: $0)))
      }, rate: rate, loop: loop)
  }
}

extension GIFOptions {
  /// No error that a colour table can avoid.
  static var exact: GIFOptions {
    var options = GIFOptions()
    options.quality = 100
    return options
  }
}
