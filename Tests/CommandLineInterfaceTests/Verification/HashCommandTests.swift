// SPDX-License-Identifier: MIT

import CommandLineInterface
import Export
import TestSupport
import Testing

/// FFmpeg is the judge of what `hash` writes.
@Suite struct HashCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(), to: "small.json")
  }

  /// Lines of frames that FFmpeg makes of the raw frames, and those of ours.
  private func compare(
    _ preset: String, _ options: String, size: String, rate: String, algorithm: String = "sha256"
  ) throws {
    let run = try ToolBinary.shell(
      """
      set -o pipefail
      $zoetrope frames \(preset) \(options) --format rgba -o dump -q || exit 1
      ffmpeg -v error -f rawvideo -pix_fmt rgba -s \(size) -framerate \(rate) -i dump \
        -fflags +bitexact -hash \(algorithm) -f framehash ffmpeg.txt || exit 2
      $zoetrope hash \(preset) \(options) --algorithm \(algorithm) -q > ours.txt || exit 3
      grep -v '^#zoetrope' ours.txt | cmp - ffmpeg.txt
      """, in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let text = try folder.text(of: "ours.txt")
    #expect(text.contains("\n0,          1,          1,        1, "))
  }

  @Test(
    "FFmpeg writes the same file for the raw frames of a shipped preset",
    arguments: [
      ("ball-loader", "33x33", 0.33), ("floating-heart", "33x46", 0.1),
      ("heart-fountain", "32x48", 0.1), ("live-heart", "75x54", 0.2),
      ("sparkle-button", "31x31", 0.26),
    ])
  func shipped(name: String, size: String, scale: Double) async throws {
    let listed = await ToolRun(["hash", name, "--scale", "\(scale)", "--duration", "0.1", "-q"])
    let line = try #require(
      listed.text.split(separator: "\n").first { $0.hasPrefix("#dimensions 0: ") })
    try compare(
      name, "--scale \(scale)", size: String(line.dropFirst("#dimensions 0: ".count)), rate: "50")
  }

  @Test("It does for every hash function", arguments: FrameHashAlgorithm.allCases)
  func algorithms(algorithm: FrameHashAlgorithm) throws {
    try compare("small.json", "", size: "24x24", rate: "20", algorithm: algorithm.rawValue)
  }

  @Test(
    "It does for odd sizes and any rate",
    arguments: [
      ("--size 23x17", "23x17", "20"), ("--size 1x1", "1x1", "20"), ("--size 37x1", "37x1", "20"),
      ("--fps 30000/1001", "24x24", "30000/1001"), ("--fps 23.976", "24x24", "2997/125"),
      ("--fps 12.5", "24x24", "25/2"), ("--background transparent", "24x24", "20"),
    ])
  func oddities(options: String, size: String, rate: String) throws {
    try compare("small.json", options, size: size, rate: rate)
  }

  @Test("What hash writes is the golden that verify records")
  func isGolden() async throws {
    let goldens = try await GoldenFolder()
    let run = await ToolRun(["hash", goldens.preset("one")])
    #expect(try run.text == goldens.goldenText("one"))
  }

  @Test("Several presets are written one after the other; none is if one is broken")
  func several() async throws {
    let small = folder.path(of: "small.json")
    let run = await ToolRun(["hash", small, small])
    #expect(run.code == .success)
    #expect(run.text.split(separator: "\n").count { $0 == "#format: frame checksums" } == 2)
    let bad = try folder.write("{}", to: "bad.json")
    let failed = await ToolRun(["hash", small, bad])
    #expect(failed.code == .badPreset)
    #expect(failed.output.isEmpty)
  }

  @Test("Options change the record as they change frames")
  func options() async throws {
    let small = folder.path(of: "small.json")
    let run = await ToolRun(["hash", small, "--set", "scene.cycle=0.4", "--jobs", "3"])
    #expect(run.text.contains("#zoetrope-value scene.cycle: 0.4\n"))
    let unknown = await ToolRun(["hash", small, "--algorithm", "sha1"])
    #expect(unknown.code == .usage)
    #expect(unknown.messages.contains("one of sha256, md5, crc32"))
  }
}
