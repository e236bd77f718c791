// SPDX-License-Identifier: MIT

import Testing
import VideoEncoding

@Suite struct LibraryVersionTests {
  @Test(
    "The summary names every library with a version",
    arguments: [
      "libavcodec", "libavformat", "libswscale", "libavutil",
    ])
  func namesLibraries(library: String) throws {
    let summary = LibAVVersions.summary
    let after = try #require(summary.firstRange(of: library + " ")).upperBound
    let version = summary[after...].prefix { $0.isNumber || $0 == "." }
    #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3)
  }

  @Test("x264 tells its version in its stream")
  func x264() throws {
    let text = try #require(X264Version.text)
    let parts = text.split(separator: " ")
    #expect(parts.first == "x264")
    #expect(parts.count >= 2 && Int(parts[1]) != nil)
  }

  @Test(
    "A stream's version is what stands between its marks",
    arguments: [
      ("..x264 - core 164 r3095 baee400 - H.264/MPEG-4", "x264 164 r3095 baee400"),
      ("x264 - core 165 - H", "x264 165"),
      ("x264 - core 165", nil), ("nothing", nil), ("", nil),
    ])
  func parsing(stream: String, version: String?) {
    #expect(X264Version.version(in: Array(stream.utf8)) == version)
  }
}
