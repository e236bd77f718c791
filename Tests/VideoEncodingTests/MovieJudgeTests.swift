// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import TestSupport
import Testing
import VideoEncoding

/// What FFmpeg's own programs say of the written files.
@Suite(
  .enabled(
    if: Program.ffprobe != nil && Program.ffmpeg != nil, "ffmpeg and ffprobe are not installed"))
struct MovieJudgeTests {
  private static let rates = [
    FrameRate(24), FrameRate(25), FrameRate(30), FrameRate(50), FrameRate(60),
    FrameRate(30000, per: 1001), FrameRate(24000, per: 1001),
  ]

  private func probe(_ path: String) throws -> [String: String] {
    let output = try #require(Program.ffprobe).output([
      "-v", "error", "-count_frames", "-show_streams", "-of", "default=noprint_wrappers=1", path,
    ])
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: "=", maxSplits: 1) }.filter { $0.count == 2 }
    return Dictionary(
      pairs.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { first, _ in first })
  }

  private func decoded(_ clip: TestClip, constantRateFactor: Int = 18) throws -> DecodedMovie {
    let folder = try TemporaryFolder()
    let options = VideoOptions(constantRateFactor: constantRateFactor)
    try clip.write(to: folder.path(of: "clip.mp4"), options: options)
    return try DecodedMovie(
      path: folder.path(of: "clip.mp4"), width: clip.width + clip.width % 2,
      height: clip.height + clip.height % 2, ffmpeg: #require(Program.ffmpeg))
  }

  @Test("Kind, colour tags, frame count, rate and duration are the clip's", arguments: rates)
  func description(rate: FrameRate) throws {
    let folder = try TemporaryFolder()
    try TestClip(width: 45, height: 31, rate: rate, frameCount: 13).write(
      to: folder.path(of: "a.mp4"))
    let stream = try probe(folder.path(of: "a.mp4"))
    let fraction = "\(rate.numerator)/\(rate.denominator)"
    let expected = [
      "codec_name": "h264", "profile": "High", "pix_fmt": "yuv420p", "color_range": "tv",
      "color_space": "bt709", "color_transfer": "bt709", "color_primaries": "bt709",
      "chroma_location": "left", "sample_aspect_ratio": "1:1", "width": "46", "height": "32",
      "r_frame_rate": fraction, "avg_frame_rate": fraction, "nb_frames": "13",
      "nb_read_frames": "13", "start_pts": "0",
    ]
    for (key, value) in expected { #expect(stream[key] == value, "\(key)") }
    let base = try #require(stream["time_base"]).split(separator: "/").compactMap { Int($0) }
    let ticks = try #require(stream["duration_ts"].flatMap { Int($0) })
    #expect(base.first == 1)
    #expect(base.last.map { ticks * rate.numerator == 13 * rate.denominator * $0 } == true)
  }

  @Test("The other containers hold the same track", arguments: [VideoContainer.mov, .m4v])
  func containers(container: VideoContainer) throws {
    let folder = try TemporaryFolder()
    let options = VideoOptions(container: container)
    try TestClip(frameCount: 7).write(to: folder.path(of: "a"), options: options)
    let stream = try probe(folder.path(of: "a"))
    #expect(stream["nb_read_frames"] == "7")
    #expect(stream["color_space"] == "bt709")
    #expect(stream["avg_frame_rate"] == "30/1")
  }

  @Test(
    "A flat colour has BT.709's numbers to a level",
    arguments: [
      0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xE63CC8, 0x808080, 0x123456, 0xFFD23F,
    ])
  func flatColors(hex: UInt32) throws {
    let color = PremultipliedColor(Color(hex: hex))
    let movie = try decoded(TestClip(frameCount: 3, frame: TestClip.flat(color)))
    let expected = BroadcastColor(color)
    #expect(movie.frames.count == 3)
    for frame in 0..<3 {
      let chroma = movie.chroma(x: 20, y: 10, frame: frame)
      #expect(abs(Double(movie.luma(x: 20, y: 10, frame: frame)) - expected.luma) <= 1)
      #expect(abs(Double(chroma.blue) - expected.blueDifference) <= 1)
      #expect(abs(Double(chroma.red) - expected.redDifference) <= 1)
    }
  }

  @Test("Decoded luma is close to the frames", arguments: [1, 2, 40])
  func fidelity(frameCount: Int) throws {
    let clip = TestClip(width: 96, height: 64, frameCount: frameCount)
    let movie = try decoded(clip)
    #expect(movie.frames.count == frameCount)
    for index in 0..<frameCount {
      let frame = clip.frame(clip.width, clip.height, index)
      var squares = 0.0
      for y in 0..<clip.height {
        for x in 0..<clip.width {
          let error =
            Double(movie.luma(x: x, y: y, frame: index)) - BroadcastColor(frame[x, y]).luma
          squares += error * error
        }
      }
      let meanSquare = squares / Double(clip.width * clip.height)
      // 40 dB below full scale: 255² / 10⁴.
      #expect(meanSquare < 6.5, "frame \(index)")
    }
  }

  @Test("A held frame looks the same to the end")
  func hold() throws {
    let clip = TestClip(frameCount: 4, lastFrameExtension: 0.2)
    let movie = try decoded(clip, constantRateFactor: 1)
    #expect(movie.frames.count == 10)
    for frame in 4..<10 {
      for x in 0..<clip.width {
        let held = Int(movie.luma(x: x, y: 9, frame: frame))
        #expect(abs(held - Int(movie.luma(x: x, y: 9, frame: 3))) <= 1)
      }
    }
  }

  @Test("Chroma samples lie on the left pixel of two, as the stream says")
  func chromaLocation() throws {
    // Blue rises by 2 a pixel: half a pixel of error would be 0.4 levels of blue difference.
    let ramp = { (width: Int, height: Int, _: Int) in
      var picture = PixelBuffer(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          picture[x, y] = PremultipliedColor(red: 90, green: 90, blue: UInt8(2 * x), alpha: 255)
        }
      }
      return picture
    }
    let clip = TestClip(width: 128, height: 32, frameCount: 1, frame: ramp)
    let movie = try decoded(clip, constantRateFactor: 1)
    let frame = ramp(128, 32, 0)
    let columns = stride(from: 16, to: 112, by: 2)
    let errors = columns.map { x in
      Double(movie.chroma(x: x, y: 16, frame: 0).blue) - BroadcastColor(frame[x, 16]).blueDifference
    }
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.15)
  }

  @Test("The pixel that evens an odd size shows the background")
  func padding() throws {
    let inside = PremultipliedColor(Color(hex: 0xFFFFFF))
    let clip = TestClip(width: 47, height: 31, frameCount: 3, frame: TestClip.flat(inside))
    let movie = try decoded(clip, constantRateFactor: 1)
    let background = BroadcastColor(clip.background).luma
    for frame in 0..<3 {
      #expect(abs(Double(movie.luma(x: 46, y: 30, frame: frame)) - 235) <= 2)
      #expect(abs(Double(movie.luma(x: 47, y: 15, frame: frame)) - background) <= 2)
      #expect(abs(Double(movie.luma(x: 20, y: 31, frame: frame)) - background) <= 2)
    }
  }

  @Test("Transparent frames and their background lie on the matte")
  func matte() throws {
    let half = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128)
    let clip = TestClip(
      width: 47, height: 31, frameCount: 2, isTransparent: true, matte: Color(hex: 0x80FF80),
      background: .clear, frame: TestClip.flat(half))
    let movie = try decoded(clip, constantRateFactor: 1)
    let composed = BroadcastColor(PremultipliedColor(red: 64, green: 127, blue: 64, alpha: 255))
    let matte = BroadcastColor(PremultipliedColor(clip.matte))
    #expect(abs(Double(movie.luma(x: 20, y: 10, frame: 1)) - composed.luma) <= 1)
    #expect(abs(Double(movie.chroma(x: 20, y: 10, frame: 1).red) - composed.redDifference) <= 1)
    #expect(abs(Double(movie.luma(x: 47, y: 10, frame: 1)) - matte.luma) <= 2)
  }
}
