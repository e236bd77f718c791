// SPDX-License-Identifier: MIT

import GIFEncoding
import Testing

@Suite struct ContentDigestTests {
  private static func digest(_ bytes: some Sequence<UInt8>) -> ContentDigest {
    var digest = ContentDigest()
    for byte in bytes { digest.add(byte) }
    return digest
  }

  @Test("Parts make the digest of the whole, wherever it is divided", arguments: 0...20)
  func partsMakeTheWhole(place: Int) {
    let bytes: [UInt8] = (0..<20).map { $0 &* 37 }
    var digest = Self.digest(bytes[..<place])
    digest.add(Self.digest(bytes[place...]))
    #expect(digest == Self.digest(bytes))
  }

  @Test("Any byte that differs changes it, and so do zeros more or less", arguments: 0..<20)
  func differsWhereBytesDo(place: Int) {
    let zeros = [UInt8](repeating: 0, count: 20)
    var other = zeros
    for byte in UInt8(1)...255 {
      other[place] = byte
      #expect(Self.digest(other).value != Self.digest(zeros).value)
    }
    #expect(Self.digest(zeros[..<place]).value != Self.digest(zeros).value)
  }
}
