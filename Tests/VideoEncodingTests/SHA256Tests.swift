// SPDX-License-Identifier: MIT

import FrameEncoding
import Testing
import VideoEncoding

/// The examples that NIST publishes with FIPS 180-4.
@Suite struct SHA256Tests {
  @Test(
    "Digests are the standard's",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func standardExamples(message: String, digest: String) throws {
    let hash = try SHA256()
    hash.update(Array(message.utf8).span)
    #expect(hash.finish() == digest)
  }

  @Test("A million letters in unequal parts give the standard's digest")
  func longMessage() throws {
    let hash = try SHA256()
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    hash.update(letters.span.extracting(..<1))
    hash.update(letters.span.extracting(1..<70_000))
    hash.update(letters.span.extracting(70_000...))
    #expect(
      hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("A digest begins anew after it was read")
  func reuse() throws {
    let hash = try SHA256()
    hash.update([1, 2, 3].span)
    let first = hash.finish()
    hash.update([1, 2, 3].span)
    #expect(hash.finish() == first)
  }

  @Test("It has FFmpeg's name") func name() { #expect(SHA256.name == "SHA256") }
}
