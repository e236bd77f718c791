// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import Testing

/// What a browser would show, by a decoder that shares no code with the encoder.
@Suite struct GIFPictureTests {
  private static let sizes = [(1, 1), (1, 9), (13, 5), (31, 17)]

  @Test(
    "With colours enough for the palette every frame is shown exactly, without ghosts",
    arguments: sizes, [false, true])
  func isLossless(size: (width: Int, height: Int), isTransparent: Bool) throws {
    for seed in 0..<8 {
      let clip = TestClip.random(
        width: size.width, height: size.height, colorCount: 60, isTransparent: isTransparent,
        seed: UInt64(seed))
      let gif = try #require(GIFDecoder(clip.encoded()))
      #expect(clip.shown(by: gif) == clip.frames.map(clip.flattened))
    }
  }

  @Test(
    "With too many colours every pixel has the colour of the table that is nearest to its own",
    arguments: [2, 3, 16, 200], [false, true])
  func usesTheNearestColor(capacity: Int, isTransparent: Bool) throws {
    let clip = TestClip.random(
      width: 23, height: 29, colorCount: 900, isTransparent: isTransparent, seed: 5)
    var options = GIFOptions.exact
    options.colorCount = capacity
    options.tables = .global
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    for (frame, shown) in zip(clip.frames, clip.shown(by: gif)) {
      for (source, pixel) in zip(clip.flattened(frame), shown) {
        let nearest = gif.table.map { distance($0, source) }.min()
        #expect(source == 0 ? pixel == 0 : distance(pixel, source) == nearest)
      }
    }
  }

  @Test("What stands still beside what vanishes stays", arguments: GIFOptions.Tables.allCases)
  func keepsStillPixelsInAClearedArea(tables: GIFOptions.Tables) throws {
    var before = PixelBuffer(width: 12, height: 12)
    before[5, 5] = PremultipliedColor(.white)
    var after = before
    (before[1, 1], before[9, 9]) = (PremultipliedColor(.black), PremultipliedColor(.black))
    after[2, 2] = PremultipliedColor(Color(hex: 0x2060A0))
    let clip = TestClip([before, after, before], isTransparent: true)
    var options = GIFOptions.exact
    options.tables = tables
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    #expect(clip.shown(by: gif) == clip.frames.map(clip.flattened))
  }

  @Test("256 colours fit in an opaque GIF exactly, without a transparent index")
  func holdsAFullTable() throws {
    var frame = PixelBuffer(width: 16, height: 16)
    for index in frame.pixels.indices { frame.pixels[index] = 0xFF00_0000 | UInt32(index * 31337) }
    var other = frame
    other.pixels.swapAt(17, 200)
    let clip = TestClip([frame, other, other, frame])
    let gif = try #require(GIFDecoder(clip.encoded()))
    #expect(clip.shown(by: gif) == clip.frames.map(\.pixels))
    #expect(gif.pictures.count == 3)
  }

  @Test("A clip in which nothing happens is one picture", arguments: [1, 2, 50])
  func mergesEqualFrames(frameCount: Int) throws {
    let clip = TestClip.flat([UInt32](repeating: 0x336699, count: frameCount), width: 7, height: 3)
    let gif = try #require(GIFDecoder(clip.encoded()))
    #expect(gif.pictures.count == 1)
    #expect(gif.pictures[0].delay == 4 * frameCount)
    #expect(gif.pictures[0].pixels == clip.frames[0].pixels)
  }

  @Test func aClipOfNothingIsClear() throws {
    let clip = TestClip([PixelBuffer(width: 5, height: 4)], isTransparent: true)
    let gif = try #require(GIFDecoder(clip.encoded()))
    #expect(gif.pictures.map(\.pixels) == [[UInt32](repeating: 0, count: 20)])
  }

  @Test("The same clip gives the same bytes")
  func isDeterministic() throws {
    let clip = TestClip.random(
      width: 40, height: 30, colorCount: 2000, isTransparent: true, seed: 3)
    #expect(try clip.encoded() == clip.encoded())
  }

  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    stride(from: UInt32(0), to: 24, by: 8).reduce(0) { sum, shift in
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      return sum + difference * difference
    }
  }
}
