// SPDX-License-Identifier: MIT

import Export
import Graphics
import Testing

/// Frames are the same bits in every build and on every processor.
///
/// `make test` runs this suite three times: optimised, optimised on a processor that claims to have
/// neither FMA nor AVX2, and in a debug build. The digests tell these runs apart, not right from
/// wrong: a change that is meant to move pixels replaces them with what the failing test prints.
@Suite struct FrameBitsTests {
  /// Digest of eight frames at a quarter of a point a pixel, by built-in preset.
  private static let digests: [String: UInt64] = [
    "ball-loader": 0xF4C0_50AE_1B6F_5658,
    "floating-heart": 0x88B2_94FC_A601_8915,
    "heart-fountain": 0xD5E8_3881_FC7B_DDC9,
    "live-heart": 0x7869_E17E_A3E6_D071,
    "sparkle-button": 0xAFBB_A1AD_C01B_7F87,
  ]

  @Test("Frames of each built-in preset have their digest", arguments: BuiltInPresets.names)
  func digestsHold(name: String) throws {
    let quarter = Override(keyPath: "canvas.scale", text: "0.25", spelling: "scale")
    let preset = try PresetReader(fileExtensions: ["gif", "mp4"]).read(
      try #require(BuiltInPresets.bytes(named: name)), from: name, overrides: [quarter])
    let source = FrameSource(preset)
    var digest = Digest()
    for step in 0..<8 {
      digest.add(source.frame(at: preset.clip.duration * Double(step) / 8).straightBytes)
    }
    #expect(
      digest.value == Self.digests[name],
      "\(name): 0x\(String(digest.value, radix: 16, uppercase: true))")
  }

  /// FNV-1a with 64 bits.
  private struct Digest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
}
