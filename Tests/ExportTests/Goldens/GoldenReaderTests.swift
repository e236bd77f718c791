// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Testing

@Suite struct GoldenReaderTests {
  @Test("The text is FFmpeg's, with comments of ours")
  func text() throws {
    let lines = try GoldenSample.record.text().split(separator: "\n").map(String.init)
    #expect(lines[3].hasPrefix("#zoetrope-check: "))
    #expect(lines[3].count == "#zoetrope-check: ".count + 64)
    #expect(lines[9].hasPrefix("#zoetrope-digest: "))
    var others = lines
    others.remove(at: 9)
    others.remove(at: 3)
    #expect(
      others == [
        "#format: frame checksums", "#version: 2", "#hash: CRC32", "#zoetrope-preset: sample",
        "#zoetrope-version: 0.1.0", "#zoetrope-epoch: \(RenderEpoch.current)",
        "#zoetrope-alpha: straight", "#zoetrope-frames: 4",
        "#zoetrope-value timing.loop: \"forever\"", "#zoetrope-value scene.ball: 13",
        "#tb 0: 1001/30000", "#media_type 0: video", "#codec_id 0: rawvideo",
        "#dimensions 0: 3x2", "#sar 0: 0/1",
        "#stream#, dts,        pts, duration,     size, hash",
        "0,          0,          0,        1,       24, 00000000",
        "0,          1,          1,        1,       24, 00000001",
        "0,          2,          2,        1,       24, 00000002",
        "0,          3,          3,        1,       24, 00000003",
      ])
  }

  @Test("The check line is the hash of all other lines, as grep and sha256sum find it")
  func checkLine() throws {
    let lines = try GoldenSample.record.text().split(
      separator: "\n", omittingEmptySubsequences: false)
    let others = lines.filter { !$0.hasPrefix("#zoetrope-check: ") }.joined(separator: "\n")
    let check = try FrameHashAlgorithm.sha256.hash(of: others)
    #expect(lines.contains { $0 == "#zoetrope-check: \(check)" })
  }

  @Test("What is written is read", arguments: FrameHashAlgorithm.allCases, [1, 4, 300])
  func roundTrip(algorithm: FrameHashAlgorithm, count: Int) throws {
    let hashes = try (0..<count).map { try algorithm.hash(of: "\($0)") }
    let record = ClipRecord(
      name: "größer", origin: ClipRecord.Origin(version: "1.2.3", epoch: 7),
      picture: GoldenSample.record.picture, values: GoldenSample.record.values,
      hashes: (algorithm, hashes))
    #expect(try GoldenSample.read(record.text()) == record)
  }

  @Test("Ten thousand frames are read")
  func manyFrames() throws {
    let record = ClipRecord(
      name: "long", origin: GoldenSample.record.origin, picture: GoldenSample.record.picture,
      values: [], hashes: (.crc32, GoldenSample.hashes(10_000)))
    #expect(try GoldenSample.read(record.text()).hashes == record.hashes)
  }

  @Test("Five thousand values are read, also those of lists in lists")
  func manyValues() throws {
    let values = (0..<5000).map { index in
      ResolvedValue(
        keyPath: "scene.list.\(index / 100).inner.\(index / 2 % 50).\(["x", "y"][index % 2])",
        text: "\(index)")
    }
    let record = ClipRecord(
      name: "long", origin: GoldenSample.record.origin, picture: GoldenSample.record.picture,
      values: values, hashes: (.crc32, GoldenSample.hashes(1)))
    #expect(try GoldenSample.read(record.text()).values == values)
  }

  /// A way to spoil the sample, and what must be said of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: Int
    let message: String
    let spoil: @Sendable (String) -> String

    init(
      _ testDescription: String, line: Int, _ message: String,
      _ spoil: @escaping @Sendable (String) -> String
    ) {
      self.testDescription = testDescription
      self.line = line
      self.message = message
      self.spoil = spoil
    }

    /// Another text in the place of a piece of the sample.
    init(_ piece: String, to other: String, line: Int, _ message: String) {
      self.init("\(piece) to \(other)", line: line, message) { $0.replacing(piece, with: other) }
    }
  }

  private static let frame2 = "0,          2,          2,        1,       24, 00000002\n"
  private static let frame3 = "0,          3,          3,        1,       24, 00000003\n"

  static let faults = [
    Fault("empty", line: 1, "the file is empty") { _ in "" },
    Fault("nothing but a byte order mark", line: 1, "the file is empty") { _ in "\u{FEFF}" },
    Fault("not a golden", line: 1, "this is not the start of a golden") { _ in "{}\n" },
    Fault("a picture", line: 1, "this is not the start of a golden") { _ in "\u{89}PNG\u{0}\n" },
    Fault("another comment", line: 2, "the line \"#format: …\" is missing") { _ in "# a\n" },
    Fault("CRLF", line: 1, "ends with a carriage return") { $0.replacing("\n", with: "\r\n") },
    Fault("one CRLF", line: 20, "ends with a carriage return") {
      $0.replacing("00000001\n", with: "00000001\r\n")
    },
    Fault("merge marks", line: 19, "the mark of a merge conflict") {
      $0.replacing("\n0,          0,", with: "\n<<<<<<< HEAD\n0,          0,")
    },
    Fault("merge marks at the start", line: 1, "the mark of a merge conflict") {
      "<<<<<<< HEAD\n\($0)=======\n\($0)>>>>>>> other\n"
    },
    Fault("merge marks between values", line: 11, "the mark of a merge conflict") {
      $0.replacing("#zoetrope-value timing", with: "<<<<<<< HEAD\n#zoetrope-value timing")
    },
    Fault("cut in a line", line: 22, "the last line does not end") { String($0.dropLast(3)) },
    Fault("cut after a line", line: 22, "3 frames where 4 were recorded") {
      $0.replacing(frame3, with: "")
    },
    Fault("cut before the frames", line: 19, "0 frames where 4 were recorded") {
      String($0.prefix { $0 != "," }).replacing("#stream#", with: "#stream#\n")
    },
    Fault("a frame is missing", line: 21, "frame 2 belongs here") {
      $0.replacing(frame2, with: "")
    },
    Fault("a frame is doubled", line: 22, "frame 3 belongs here") {
      $0.replacing(frame2, with: frame2 + frame2)
    },
    Fault("two lines are exchanged", line: 21, "frame 2 belongs here") {
      $0.replacing(frame2 + frame3, with: frame3 + frame2)
    },
    Fault("a comment behind frames", line: 23, "six fields") { $0 + "#end\n" },
    Fault("00000002", to: "00000009", line: 4, "the check sum is not that of the other lines"),
    Fault("00000002", to: "0000000A", line: 21, "must be 8 lower-case hexadecimal digits"),
    Fault("00000002", to: "0000002", line: 21, "must be 8 lower-case hexadecimal digits"),
    Fault("00000002", to: "", line: 21, "must be 8 lower-case hexadecimal digits"),
    Fault("2,        1,", to: "2,        2,", line: 21, "frame 2 lasts 1 frame"),
    Fault("2,          2,", to: "2,          5,", line: 21, "frame 2 belongs here"),
    Fault("0,          2,", to: "1,          2,", line: 21, "there is one stream, 0"),
    Fault("       24, 00000002", to: "       28, 00000002", line: 21, "has 24 bytes"),
    Fault("scene.ball: 13", to: "scene.ball: 14", line: 10, "the digest is not that"),
    Fault("a value is doubled", line: 10, "the digest is not that") {
      $0.replacing(
        "#zoetrope-value scene.ball: 13\n",
        with: "#zoetrope-value scene.ball: 13\n#zoetrope-value scene.ball: 13\n")
    },
    Fault("a deep key", line: 12, "the key path is longer than 32 keys") {
      $0.replacing("scene.ball", with: "scene.\(String(repeating: "a.", count: 5000))0")
    },
    Fault("scene.ball", to: "scene..ball", line: 12, "a key is empty"),
    Fault("scene.ball", to: "scene.1.x", line: 12, "entry 0 of the list belongs here"),
    Fault("scene.ball", to: "scene.00", line: 12, "entry 0 of the list belongs here"),
    Fault("a gap in a list", line: 13, "entry 1 of the list belongs here") {
      $0.replacing(
        "scene.ball: 13", with: "scene.list.0.x: 1\n#zoetrope-value scene.list.2.x: 1")
    },
    Fault("a line is doubled", line: 6, "#zoetrope-preset is there twice") {
      $0.replacing(
        "#zoetrope-preset: sample\n",
        with: "#zoetrope-preset: sample\n#zoetrope-preset: sample\n")
    },
    Fault("a line is gone", line: 18, "the line \"#zoetrope-epoch: …\" is missing") {
      $0.replacing("#zoetrope-epoch: \(RenderEpoch.current)\n", with: "")
    },
    Fault("epoch: 1", to: "epoch: 2", line: 4, "the check sum is not that"),
    Fault("epoch: 1", to: "epoch: 0", line: 7, "the epoch must be a whole number from 1"),
    Fault("epoch: 1", to: "epoch: one", line: 7, "the epoch must be a whole number from 1"),
    Fault("#version: 2", to: "#version: 3", line: 2, "#version must be \"2\"; found \"3\""),
    Fault("frame checksums", to: "sums", line: 1, "#format must be \"frame checksums\""),
    Fault("straight", to: "premultiplied", line: 8, "#zoetrope-alpha must be \"straight\""),
    Fault("CRC32", to: "adler32", line: 3, "must be one of SHA256, MD5, CRC32"),
    Fault("3x2", to: "2x3", line: 4, "the check sum is not that"),
    Fault("3x2", to: "3x0", line: 16, "the size must be WIDTHxHEIGHT"),
    Fault("3x2", to: "99999999999999999999x2", line: 16, "the size must be WIDTHxHEIGHT"),
    Fault("1001/30000", to: "1001/0", line: 13, "the time base must be a fraction"),
    Fault("frames: 4", to: "frames: 5", line: 23, "4 frames where 5 were recorded"),
    Fault("frames: 4", to: "frames: -4", line: 9, "must be a whole number from 1"),
  ]

  @Test("A broken golden is refused with its line", arguments: faults)
  func refuses(fault: Fault) throws {
    let text = fault.spoil(try GoldenSample.record.text())
    let error = try #require(throws: GoldenError.self) { _ = try GoldenSample.read(text) }
    #expect(error.position.line == fault.line)
    #expect(error.message.contains(fault.message))
    #expect(error.description.hasPrefix("a.framehash:\(fault.line):"))
    #expect(error.description.contains("   = help: "))
  }

  @Test("No byte of a golden can be another without notice")
  func everyByteCounts() throws {
    let bytes = Array(try GoldenSample.record.text().utf8)
    for index in bytes.indices {
      var spoilt = bytes
      spoilt[index] ^= 1
      #expect(throws: GoldenError.self, "byte \(index)") {
        _ = try GoldenReader.read(spoilt, from: "a")
      }
    }
  }

  @Test("No cut end of a golden is taken for a whole one")
  func everyCutCounts() throws {
    let bytes = Array(try GoldenSample.record.text().utf8)
    for count in bytes.indices {
      #expect(throws: GoldenError.self, "\(count) bytes") {
        _ = try GoldenReader.read(Array(bytes.prefix(count)), from: "a")
      }
    }
  }
}
