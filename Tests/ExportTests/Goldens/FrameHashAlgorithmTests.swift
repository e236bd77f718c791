// SPDX-License-Identifier: MIT

import Export
import TestSupport
import Testing

@Suite struct FrameHashAlgorithmTests {
  /// Sources: NIST, "Secure Hash Standard example values" (SHA-256); RFC 1321, A.5 (MD5); the check
  /// value of CRC-32 in the catalogue of parametrised CRC algorithms, and ITU-T V.42.
  @Test(
    "The published examples come out",
    arguments: [
      (.sha256, "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        .sha256, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        .sha256, String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
      (.md5, "", "d41d8cd98f00b204e9800998ecf8427e"),
      (.md5, "abc", "900150983cd24fb0d6963f7d28e17f72"),
      (.md5, "message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      (.crc32, "", "00000000"),
      (.crc32, "a", "e8b7be43"),
      (.crc32, "123456789", "cbf43926"),
    ] as [(FrameHashAlgorithm, String, String)])
  func examples(algorithm: FrameHashAlgorithm, message: String, digest: String) throws {
    #expect(try algorithm.hash(of: message) == digest)
    #expect(digest.count == algorithm.digitCount)
  }

  @Test("A file's digest is that of the published examples, also of several chunks")
  func hashesFiles() throws {
    let folder = try TemporaryFolder()
    let long = try folder.write(String(repeating: "a", count: 1_000_000), to: "long")
    #expect(
      try FileDigest(ofFileAt: long)
        == FileDigest(
          byteCount: 1_000_000,
          sha256: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"))
    let empty = try folder.write("", to: "empty")
    #expect(
      try FileDigest(ofFileAt: empty)
        == FileDigest(
          byteCount: 0, sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
  }

  @Test("A hash is of the bytes as they lie in memory", arguments: FrameHashAlgorithm.allCases)
  func hashesMemory(algorithm: FrameHashAlgorithm) throws {
    let words: [UInt32] = [0x0403_0201, 0x0807_0605]
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    #expect(try algorithm.hash(words.span) == algorithm.hash(bytes.span))
  }
}
