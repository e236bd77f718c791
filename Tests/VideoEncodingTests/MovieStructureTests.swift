// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import TestSupport
import Testing
import VideoEncoding

/// Reads the written files by the specification, with nothing of libav.
@Suite struct MovieStructureTests {
  private func movie(_ clip: TestClip, options: VideoOptions = VideoOptions()) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try clip.write(to: folder.path(of: "clip"), options: options)
    return try folder.bytes(of: "clip")
  }

  @Test(
    "A comment is a tag that ffprobe and we read; without one there is none",
    arguments: VideoContainer.allCases, ["zoetrope 0.1.0 häh", ""])
  func carriesComment(container: VideoContainer, comment: String) throws {
    let folder = try TemporaryFolder()
    var clip = TestClip()
    clip.comment = comment
    try clip.write(to: folder.path(of: "clip"), options: VideoOptions(container: container))
    #expect(try MovieComment.read(folder.path(of: "clip")) == comment)
    let tag = try ChildProcess.shell(
      "ffprobe -v error -show_entries format_tags=comment -of csv=p=0 clip", in: folder.path)
    #expect(tag.output.trimmingPrefix { $0.isNewline } == (comment.isEmpty ? "" : "\(comment)\n"))
  }

  @Test("The index comes before the pictures", arguments: VideoContainer.allCases)
  func startsFast(container: VideoContainer) throws {
    let bytes = try movie(TestClip(), options: VideoOptions(container: container))
    let types = try #require(MovieBox.boxes(in: bytes[...])).map(\.type)
    #expect(types.first == "ftyp")
    #expect(types.filter { $0 == "moov" || $0 == "mdat" } == ["moov", "mdat"])
  }

  @Test(
    "A file has the brand of its container",
    arguments: [
      (VideoContainer.mp4, "isom"), (.mov, "qt  "), (.m4v, "M4V "),
    ])
  func brand(container: VideoContainer, brand: String) throws {
    let bytes = try movie(TestClip(), options: VideoOptions(container: container))
    let type = try #require(MovieBox.find("ftyp", in: bytes[...]))
    #expect(String(decoding: type.content.prefix(4), as: UTF8.self) == brand)
  }

  @Test(
    "Movie, track and media last exactly as long as the frames",
    arguments: [
      (FrameRate(24), 7), (FrameRate(25), 1), (FrameRate(30), 100), (FrameRate(50), 2),
      (FrameRate(60), 9), (FrameRate(30000, per: 1001), 31), (FrameRate(24000, per: 1001), 5),
      (FrameRate(1, per: 3), 3), (FrameRate(240), 4),
    ])
  func exactDurations(rate: FrameRate, frameCount: Int) throws {
    let bytes = try movie(TestClip(width: 16, height: 16, rate: rate, frameCount: frameCount))
    let movieHeader = try #require(MovieBox.find("moov/mvhd", in: bytes[...]))
    let trackHeader = try #require(MovieBox.find("moov/trak/tkhd", in: bytes[...]))
    let mediaHeader = try #require(MovieBox.find("moov/trak/mdia/mdhd", in: bytes[...]))
    let timescale = movieHeader.number(at: 12)
    // Seconds = ticks / timescale = frames × denominator / numerator, in whole numbers.
    let expected = UInt64(frameCount * rate.denominator) * timescale
    #expect(movieHeader.number(at: 16) * UInt64(rate.numerator) == expected)
    #expect(trackHeader.number(at: 20) * UInt64(rate.numerator) == expected)
    #expect(mediaHeader.number(at: 12) == timescale)
    #expect(mediaHeader.number(at: 16) * UInt64(rate.numerator) == expected)
  }

  @Test("Every frame is a sample of the same length", arguments: [1, 2, 5, 60])
  func evenSamples(frameCount: Int) throws {
    let rate = FrameRate(30000, per: 1001)
    let bytes = try movie(TestClip(rate: rate, frameCount: frameCount))
    let times = try #require(MovieBox.find("moov/trak/mdia/minf/stbl/stts", in: bytes[...]))
    let media = try #require(MovieBox.find("moov/trak/mdia/mdhd", in: bytes[...]))
    #expect(times.number(at: 4) == 1)
    #expect(times.number(at: 8) == UInt64(frameCount))
    #expect(times.number(at: 12) * 30000 == media.number(at: 12) * 1001)
  }

  @Test(
    "A hold repeats the last frame to the nearest frame; less than one leaves the frames as they are",
    arguments: [
      (0.8, 24), (0.016, 0), (0.017, 1), (1.0 / 30, 1), (0.049, 1), (-0.02, 0), (2, 60),
    ] as [(Double, UInt64)])
  func holdsTheEnd(seconds: Double, repeats: UInt64) throws {
    let bytes = try movie(TestClip(frameCount: 5, lastFrameExtension: seconds))
    let times = try #require(MovieBox.find("moov/trak/mdia/minf/stbl/stts", in: bytes[...]))
    let media = try #require(MovieBox.find("moov/trak/mdia/mdhd", in: bytes[...]))
    #expect(times.number(at: 4) == 1)
    #expect(times.number(at: 8) == 5 + repeats)
    #expect(media.number(at: 16) * 30 == (5 + repeats) * media.number(at: 12))
  }

  @Test("The stream is High profile and tagged BT.709, limited range, square pixels")
  func tags() throws {
    let bytes = try movie(TestClip())
    let entry = "moov/trak/mdia/minf/stbl/stsd/avc1"
    let configuration = try #require(MovieBox.find(entry + "/avcC", in: bytes[...]))
    #expect(configuration.number(at: 1, bytes: 1) == 100)
    let color = try #require(MovieBox.find(entry + "/colr", in: bytes[...]))
    #expect(String(decoding: color.content.prefix(4), as: UTF8.self) == "nclx")
    let tags = [4, 6, 8].map { color.number(at: $0, bytes: 2) }
    #expect(tags == [1, 1, 1])
    #expect(color.number(at: 10, bytes: 1) == 0)
    let shape = try #require(MovieBox.find(entry + "/pasp", in: bytes[...]))
    #expect(shape.number(at: 0) == shape.number(at: 4))
  }

  @Test(
    "Odd sides grow by a pixel",
    arguments: [
      (1, 1, 2, 2), (48, 32, 48, 32), (47, 32, 48, 32), (48, 31, 48, 32), (33, 17, 34, 18),
    ])
  func evenSize(width: Int, height: Int, evenWidth: UInt64, evenHeight: UInt64) throws {
    let bytes = try movie(TestClip(width: width, height: height, frameCount: 2))
    let entry = try #require(MovieBox.find("moov/trak/mdia/minf/stbl/stsd/avc1", in: bytes[...]))
    #expect(entry.number(at: 24, bytes: 2) == evenWidth)
    #expect(entry.number(at: 26, bytes: 2) == evenHeight)
    let track = try #require(MovieBox.find("moov/trak/tkhd", in: bytes[...]))
    #expect(track.number(at: 76) == evenWidth << 16)
    #expect(track.number(at: 80) == evenHeight << 16)
  }

  @Test("A file names neither its encoder nor the day it was made")
  func anonymous() throws {
    let bytes = try movie(TestClip())
    #expect(bytes.firstRange(of: Array("x264".utf8)) == nil)
    #expect(bytes.firstRange(of: Array("Lavf".utf8)) == nil)
    let header = try #require(MovieBox.find("moov/mvhd", in: bytes[...]))
    #expect(header.number(at: 4, bytes: 8) == 0)
  }

  @Test("The same frames give the same bytes", arguments: VideoContainer.allCases)
  func repeatable(container: VideoContainer) throws {
    let options = VideoOptions(container: container)
    #expect(try movie(TestClip(), options: options) == movie(TestClip(), options: options))
  }

  @Test("A smaller rate factor gives a larger file")
  func rateFactor() throws {
    let clip = TestClip(frame: TestClip.noise)
    let fine = try movie(clip, options: VideoOptions(constantRateFactor: 10)).count
    let coarse = try movie(clip, options: VideoOptions(constantRateFactor: 40)).count
    #expect(fine > 2 * coarse)
  }

  @Test(
    "A frame that is repeated is stored as one that comes again", arguments: [0, 0.2])
  func repeats(hold: Double) throws {
    let shown = [0, 0, 1, 2, 2, 2]
    var clip = TestClip(lastFrameExtension: hold)
    clip.frame = { TestClip.movingBar(width: $0, height: $1, index: shown[$2]) }
    let folder = try TemporaryFolder()
    try clip.write(to: folder.path(of: "again"))
    let encoder = try VideoEncoder(path: folder.path(of: "repeated"), clip: clip.description)
    for index in shown.indices {
      if index > 0, shown[index] == shown[index - 1] {
        try encoder.repeatFrame()
      } else {
        try encoder.encode(clip.frame(clip.width, clip.height, index))
      }
    }
    try encoder.finish()
    #expect(try folder.bytes(of: "repeated") == (try folder.bytes(of: "again")))
  }
}
