// SPDX-License-Identifier: MIT

import FrameEncoding

/// Undoes the compression of a frame's pixels, byte by byte, in bounded memory.
///
/// Phrases are not written out: the digest of one follows from that of the one it goes on from.
///
/// It accepts what giflib's encoder writes: a code without a meaning, a pixel too many or anything
/// after the end code is an error.
///
/// Source: GIF89a specification, appendix F.
struct LZWReader {
  private static let capacity = 4096

  private(set) var pixelsLeft: Int
  private let codeSize: Int
  private var codeLength: Int
  private var hasEnded = false
  private var bits = 0
  private var bitCount = 0
  private var nextCode: Int
  private var previous: Int?
  private var phrases = [Phrase](repeating: Phrase(), count: Self.capacity)

  private struct Phrase {
    var digest = ContentDigest()
    var firstIndex: UInt8 = 0
    var length = 1

    /// The phrase with another index after it.
    func followed(by index: UInt8) -> Phrase {
      var longer = self
      longer.digest.add(index)
      longer.length += 1
      return longer
    }
  }

  /// Starts on a frame with indices of `codeSize` bits, 2 to 8.
  init(codeSize: Int, pixelCount: Int) {
    self.codeSize = codeSize
    pixelsLeft = pixelCount
    codeLength = codeSize + 1
    nextCode = 1 << codeSize + 2
    for index in 0..<1 << codeSize {
      phrases[index].firstIndex = UInt8(index)
      phrases[index].digest.add(UInt8(index))
    }
  }

  /// Whether all pixels and the end code were read.
  var isComplete: Bool { hasEnded && pixelsLeft == 0 }

  /// Takes the next byte of the codes and adds the indices that are complete to `digest`.
  mutating func read(_ byte: UInt8, into digest: inout ContentDigest) throws(EncodingError) {
    guard !hasEnded else { throw .verification(detail: "bytes follow a frame's end code") }
    bits |= Int(byte) << bitCount
    bitCount += 8
    while bitCount >= codeLength, !hasEnded {
      let code = bits & (1 << codeLength - 1)
      bits >>= codeLength
      bitCount -= codeLength
      try take(code, into: &digest)
    }
  }

  private mutating func take(
    _ code: Int, into digest: inout ContentDigest
  ) throws(EncodingError) {
    let clear = 1 << codeSize
    if code == clear {
      (nextCode, codeLength, previous) = (clear + 2, codeSize + 1, nil)
    } else if code == clear + 1 {
      hasEnded = true
    } else {
      try learn(from: code)
      if nextCode >= 1 << codeLength, codeLength < 12 { codeLength += 1 }
      previous = code
      pixelsLeft -= phrases[code].length
      guard pixelsLeft >= 0 else { throw .verification(detail: "a frame has too many pixels") }
      digest.add(phrases[code].digest)
    }
  }

  /// Learns what the last phrase and the first index of the one that `code` means make.
  private mutating func learn(from code: Int) throws(EncodingError) {
    let isKnown = code < 1 << codeSize || (code > 1 << codeSize + 1 && code < nextCode)
    guard isKnown || code == nextCode && previous != nil else {
      throw .verification(detail: "a frame has a code without a meaning")
    }
    guard let previous, nextCode < Self.capacity else { return }
    // The phrase that is learned from this very code ends as it begins.
    let first = phrases[isKnown ? code : previous].firstIndex
    phrases[nextCode] = phrases[previous].followed(by: first)
    nextCode += 1
  }
}
