// SPDX-License-Identifier: MIT

import FrameEncoding

/// Undoes the compression of a frame's pixels, byte by byte, in bounded memory.
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
  /// For each phrase: the phrase without its last index, that index, and how many it has.
  private var shorter = [UInt16](repeating: 0, count: Self.capacity)
  private var lastIndex = [UInt8](repeating: 0, count: Self.capacity)
  private var length = [UInt16](repeating: 1, count: Self.capacity)
  private var phrase: [UInt8] = []

  /// Starts on a frame with indices of `codeSize` bits, 2 to 8.
  init(codeSize: Int, pixelCount: Int) {
    self.codeSize = codeSize
    pixelsLeft = pixelCount
    codeLength = codeSize + 1
    nextCode = 1 << codeSize + 2
    for index in 0..<1 << codeSize { lastIndex[index] = UInt8(index) }
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
      try expand(code)
      learn(after: previous)
      if nextCode >= 1 << codeLength, codeLength < 12 { codeLength += 1 }
      previous = code
      pixelsLeft -= phrase.count
      guard pixelsLeft >= 0 else { throw .verification(detail: "a frame has too many pixels") }
      for index in phrase { digest.add(index) }
    }
  }

  /// Makes `phrase` what `code` means.
  private mutating func expand(_ code: Int) throws(EncodingError) {
    let isKnown = code < 1 << codeSize || (code > 1 << codeSize + 1 && code < nextCode)
    guard isKnown || code == nextCode && previous != nil else {
      throw .verification(detail: "a frame has a code without a meaning")
    }
    phrase.removeAll(keepingCapacity: true)
    var part = isKnown ? code : previous ?? 0
    for _ in 0..<length[part] {
      phrase.append(lastIndex[part])
      part = Int(shorter[part])
    }
    phrase.reverse()
    // The phrase that is learned from this very code ends as it begins.
    if !isKnown { phrase.append(phrase[0]) }
  }

  private mutating func learn(after previous: Int?) {
    guard let previous, nextCode < Self.capacity else { return }
    shorter[nextCode] = UInt16(previous)
    lastIndex[nextCode] = phrase[0]
    length[nextCode] = length[previous] + 1
    nextCode += 1
  }
}
