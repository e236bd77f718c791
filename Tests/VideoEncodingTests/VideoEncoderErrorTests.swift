// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import TestSupport
import Testing
import VideoEncoding

@Suite struct VideoEncoderErrorTests {
  /// Linux's numbers; the errors carry them for the exit code.
  private static let noSuchFile: Int32 = 2
  private static let isFolder: Int32 = 21
  private static let noSpace: Int32 = 28

  private func errorCode(_ body: () throws -> Void) -> Int32? {
    do {
      try body()
    } catch EncodingError.writing(_, let code, _) {
      return code
    } catch {
      Issue.record(error)
    }
    return nil
  }

  @Test("A missing folder and a folder in the file's place are the file system's errors")
  func unwritablePaths() throws {
    let folder = try TemporaryFolder()
    #expect(errorCode { try TestClip().write(to: folder.path(of: "no/clip")) } == Self.noSuchFile)
    #expect(errorCode { try TestClip().write(to: folder.path) } == Self.isFolder)
  }

  @Test("A path with a colon is a file, not a protocol")
  func colonInPath() throws {
    let folder = try TemporaryFolder()
    try TestClip().write(to: folder.path(of: "pipe:1"))
    #expect(try !folder.bytes(of: "pipe:1").isEmpty)
  }

  @Test("A device that is always full fails without a crash", arguments: VideoContainer.allCases)
  func fullDevice(container: VideoContainer) {
    let options = VideoOptions(container: container)
    #expect(errorCode { try TestClip().write(to: "/dev/full", options: options) } == Self.noSpace)
  }

  @Test(
    "A disk that fills up anywhere in the file is reported, up to the last page",
    .enabled(if: SmallDisk.isAvailable, "mounting a small disk needs the rights to"))
  func fullDisk() throws {
    let clip = TestClip(width: 64, height: 64, frameCount: 16, frame: TestClip.noise)
    let folder = try TemporaryFolder()
    try clip.write(to: folder.path(of: "clip"))
    let pages = try (folder.bytes(of: "clip").count + 4095) / 4096
    #expect(pages > 8)
    for page in 1..<pages {
      let disk = try SmallDisk(kilobytes: page * 4)
      #expect(errorCode { try clip.write(to: disk.file("clip")) } == Self.noSpace, "\(page) pages")
    }
    let disk = try SmallDisk(kilobytes: pages * 4)
    try clip.write(to: disk.file("clip"))
  }

  @Test(
    "A disk too small for a file that fits in one write buffer is reported",
    .enabled(if: SmallDisk.isAvailable, "mounting a small disk needs the rights to"))
  func fullDiskAtTheEnd() throws {
    let clip = TestClip(width: 64, height: 64, frameCount: 2, frame: TestClip.noise)
    let disk = try SmallDisk(kilobytes: 4)
    #expect(errorCode { try clip.write(to: disk.file("clip")) } == Self.noSpace)
  }

  @Test(
    "Sizes that H.264 does not allow are refused before the file is touched",
    arguments: [
      (16_385, 16), (16, 16_385), (8192, 4353), (12_000, 12_000),
    ])
  func sizes(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    var clip = TestClip().description
    clip.width = width
    clip.height = height
    #expect {
      _ = try VideoEncoder(path: folder.path(of: "clip"), clip: clip)
    } throws: { error in
      guard case EncodingError.sizeUnsupported(width, height, "H.264", _) = error else {
        return false
      }
      return true
    }
    #expect(throws: (any Error).self) { try folder.bytes(of: "clip") }
  }

  @Test("A rate that no clock of 31 bits holds is refused")
  func unclockableRate() throws {
    let folder = try TemporaryFolder()
    let clip = TestClip(rate: FrameRate(3_000_000_019, per: 100_000_007))
    #expect(throws: EncodingError.rateUnsupported(rate: clip.rate, format: "MP4")) {
      try clip.write(to: folder.path(of: "clip"))
    }
    #expect(throws: (any Error).self) { try folder.bytes(of: "clip") }
  }

  @Test("A clip that ends early does not pass for whole")
  func missingFrames() throws {
    let folder = try TemporaryFolder()
    let clip = TestClip(frameCount: 6)
    let encoder = try VideoEncoder(path: folder.path(of: "clip"), clip: clip.description)
    for index in 0..<5 { try encoder.encode(clip.frame(clip.width, clip.height, index)) }
    #expect(
      throws: EncodingError.verification(detail: "ticks in all: 2560, expected 3072")
    ) { try encoder.finish() }
  }

  @Test("An encoder that is released before its end leaves no crash")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    let clip = TestClip()
    let encoder = try VideoEncoder(path: folder.path(of: "clip"), clip: clip.description)
    try encoder.encode(clip.frame(clip.width, clip.height, 0))
  }

  @Test("The library's own words are in the error")
  func logLine() {
    #expect {
      _ = try PNGEncoder(width: 1_000_000, height: 1_000_000)
    } throws: { error in
      guard case EncodingError.library(_, let operation, let detail) = error else { return false }
      return operation == "avcodec_open2 png" && detail.contains("1000000x1000000")
    }
  }

  @Test("Nothing is printed")
  func silence() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      // This container warns of the file's name, and x264 always has something to say.
      try TestClip().write(
        to: folder.path(of: "clip.part"), options: VideoOptions(container: .m4v))
      _ = try? PNGEncoder(width: 1_000_000, height: 1_000_000)
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }
}
