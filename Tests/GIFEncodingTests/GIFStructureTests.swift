// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import Testing
import TestSupport

/// What the blocks of a GIF say, by our reader.
@Suite struct GIFStructureTests {
  private static func blocks(of clip: TestClip) throws -> (GIFReader, [GIFFrame]) {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "clip.gif")
    try clip.encode(with: GIFEncoder(path: path, clip: clip.description, options: .exact))
    var reader = try GIFReader(path: path)
    var frames: [GIFFrame] = []
    while let frame = try reader.nextFrame() { frames.append(frame.header) }
    return (reader, frames)
  }

  @Test("A frame covers what changed and nothing else")
  func coversTheChange() throws {
    let still = PixelBuffer(width: 50, height: 40, filledWith: PremultipliedColor(.white))
    var moved = still
    moved[10, 30] = PremultipliedColor(.black)
    moved[14, 31] = PremultipliedColor(.black)
    let (reader, frames) = try Self.blocks(of: TestClip([still, moved, still]))
    #expect(
      frames.map(\.area) == [
        PixelArea(x: 0, y: 0, width: 50, height: 40), PixelArea(x: 10, y: 30, width: 5, height: 2),
        PixelArea(x: 10, y: 30, width: 5, height: 2),
      ])
    #expect(frames.allSatisfy { $0.disposal == .keep && $0.delayInCentiseconds == 4 })
    #expect((reader.width, reader.height, reader.table.count) == (50, 40, 12))
  }

  @Test("Only a frame after which something vanishes is cleared, with the area that vanishes")
  func clearsOnlyWhatVanishes() throws {
    let none = PixelBuffer(width: 20, height: 20)
    var one = none
    one[3, 4] = PremultipliedColor(.white)
    var two = one
    two[9, 15] = PremultipliedColor(.black)
    let (_, frames) = try Self.blocks(
      of: TestClip([one, two, one, one, none], isTransparent: true))
    #expect(frames.map(\.disposal) == [.keep, .clear, .clear, .keep])
    #expect(frames[1].area == PixelArea(x: 9, y: 15, width: 1, height: 1))
    #expect(frames[2].area == PixelArea(x: 3, y: 4, width: 1, height: 1))
  }

  @Test("What did not change is left out where that is smaller, and repeated where it is not")
  func choosesTheSmallerVariant() throws {
    var generator = SeededGenerator(seed: 1)
    var noise = PixelBuffer(width: 60, height: 60)
    for index in noise.pixels.indices {
      noise.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...200, using: &generator)
    }
    var other = noise
    other.pixels[0] = 0xFFFF_FFFF
    other.pixels[3599] = 0xFFFF_FFFF
    let one = try TestClip([noise]).encoded().count
    let both = try TestClip([noise, other]).encoded().count
    #expect(both < one + one / 10)

    let flat = PixelBuffer(width: 60, height: 60, filledWith: PremultipliedColor(.black))
    var striped = flat
    for y in 0..<60 where y != 30 {
      for x in 0..<60 { striped[x, y] = PremultipliedColor(.white) }
    }
    let (_, frames) = try Self.blocks(of: TestClip([flat, striped]))
    #expect(frames[1].transparentIndex == nil)
  }

  @Test("Sides of more than 16 bits are refused", arguments: [(65536, 1), (1, 65536)])
  func refusesLargeSizes(width: Int, height: Int) {
    #expect(
      throws: EncodingError.sizeUnsupported(
        width: width, height: height, format: "GIF", allowed: "at most 65535 px on a side")
    ) {
      try TestClip.flat([0], width: width, height: height).encoded()
    }
  }

  @Test("The largest sides are stored", arguments: [(65535, 1), (1, 65535)])
  func storesLargeSizes(width: Int, height: Int) throws {
    let clip = TestClip.flat([0, 0xFFFFFF], width: width, height: height)
    let gif = try #require(GIFDecoder(clip.encoded()))
    #expect(clip.shown(by: gif) == clip.frames.map(\.pixels))
  }

  @Test(
    "gifsicle agrees on size, frames, delays and loop",
    .enabled(if: Programs.hasGifsicle, "gifsicle is not installed"))
  func agreesWithGifsicle() throws {
    let clip = TestClip.random(
      width: 33, height: 21, colorCount: 40, isTransparent: true, seed: 8)
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "clip.gif")
    try clip.encode(with: GIFEncoder(path: path, clip: clip.description, options: GIFOptions()))
    let report = try ChildProcess.shell("gifsicle --info \"$1\"", [path])
    let (_, frames) = try Self.blocks(of: clip)
    #expect(report.status == 0)
    #expect(report.errors == "")
    #expect(report.output.contains("logical screen 33x21"))
    #expect(report.output.contains("loop forever"))
    #expect(report.output.contains("\(frames.count) image"))
    for (index, frame) in frames.enumerated() {
      let area = frame.area
      let place = area.x == 0 && area.y == 0 ? "" : " at \(area.x),\(area.y)"
      #expect(report.output.contains("+ image #\(index) \(area.width)x\(area.height)\(place)"))
    }
  }
}
