// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import Testing

@Suite struct GIFTimingTests {
  @Test(
    "The delays add up to the duration within a centisecond, and none is under two",
    arguments: [
      FrameRate(7), FrameRate(12), FrameRate(15), FrameRate(24), FrameRate(25), FrameRate(30),
      FrameRate(33), FrameRate(50), FrameRate(30000, per: 1001),
    ])
  func lastsAsLongAsTheClip(rate: FrameRate) throws {
    let clip = TestClip.flat((0..<100).map { $0 * 0x010203 }, rate: rate)
    let gif = try #require(GIFDecoder(clip.encoded()))
    let delays = gif.pictures.map(\.delay)
    #expect(delays.count == 100)
    #expect(delays.allSatisfy { $0 >= 2 })
    #expect(abs(Double(delays.reduce(0, +)) - 100 * clip.description.duration) <= 1)
  }

  @Test(
    "A delay longer than the format's is divided among pictures that look the same",
    arguments: [655_35, 655_36, 700_00, 131_070, 131_071], [false, true])
  func dividesLongDelays(centiseconds: Int, isTransparent: Bool) throws {
    var dot = PixelBuffer(width: 9, height: 9)
    dot[4, 7] = PremultipliedColor(.white)
    let empty = PixelBuffer(width: 9, height: 9)
    let opaque = TestClip.flat([0, 0xFF8000], rate: FrameRate(100, per: centiseconds))
    let clip =
      isTransparent
      ? TestClip([dot, empty, dot], rate: opaque.description.rate, isTransparent: true) : opaque
    let gif = try #require(GIFDecoder(clip.encoded()))
    #expect(clip.shown(by: gif) == clip.frames.map(clip.flattened))
    #expect(gif.pictures.reduce(0) { $0 + $1.delay } == clip.frames.count * centiseconds)
    #expect(gif.pictures.count == clip.frames.count * ((centiseconds - 1) / 65535 + 1))
  }

  @Test("A hold is time of the last picture, not pictures", arguments: [0.8, 0.333, 700])
  func holdsTheEnd(seconds: Double) throws {
    let frames = (1...3).map { level in
      PixelBuffer(
        width: 2, height: 2, filledWith: PremultipliedColor(Color(hex: UInt32(level) * 0x201000)))
    }
    let clip = TestClip(frames, lastFrameExtension: seconds)
    let gif = try #require(GIFDecoder(clip.encoded()))
    let centiseconds = Int((seconds * 100).rounded())
    #expect(gif.pictures.prefix(2).map(\.delay) == [4, 4])
    #expect(gif.pictures.dropFirst(2).reduce(0) { $0 + $1.delay } == 4 + centiseconds)
    #expect(gif.pictures.count == 3 + (4 + centiseconds - 1) / 65535)
  }

  @Test(
    "Plays are translated into the loop extension, which counts repeats",
    arguments: [
      (.forever, 0), (.once, nil), (.times(2), 1), (.times(65536), 65535),
    ] as [(LoopCount, Int?)])
  func storesTheLoop(loop: LoopCount, repeats: Int?) throws {
    let gif = try #require(GIFDecoder(TestClip.flat([0, 1], loop: loop).encoded()))
    #expect(gif.repeats == repeats)
    #expect(NetscapeLoop.loop(forRepeats: repeats) == loop)
  }

  @Test("More plays than the extension can say are refused", arguments: [0, -1, 65537])
  func refusesOtherLoops(plays: Int) {
    #expect(
      throws: EncodingError.loopUnsupported(
        plays: plays, format: "GIF", allowed: "1 to 65536, or forever")
    ) { try TestClip.flat([0], loop: .times(plays)).encoded() }
  }
}
