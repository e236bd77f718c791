// SPDX-License-Identifier: MIT

/// Undoes the compression of a GIF's pixels.
///
/// Source: GIF89a specification, appendix F.
enum LZWDecoder {
  /// The indices that `codes` stand for, up to the end code; empty if a code has no meaning.
  static func indices(of codes: [UInt8], codeSize: Int) -> [UInt8] {
    let clear = 1 << codeSize
    let roots = (0..<clear + 2).map { $0 < clear ? [UInt8($0)] : [] }
    var words = roots
    var last: [UInt8] = []
    var result: [UInt8] = []
    var bits = BitReader(codes)
    var length = codeSize + 1
    while let code = bits.next(length), code != clear + 1 {
      if code == clear {
        (words, last, length) = (roots, [], codeSize + 1)
        continue
      }
      guard code < words.count || code == words.count && !last.isEmpty else { return [] }
      let word = code < words.count ? words[code] : last + [last[0]]
      if !last.isEmpty, words.count < 4096 { words.append(last + [word[0]]) }
      if words.count == 1 << length, length < 12 { length += 1 }
      result += word
      last = word
    }
    return result
  }

  /// Takes numbers of a few bits, lowest first, from bytes.
  private struct BitReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next(_ count: Int) -> Int? {
      guard position + count <= bytes.count * 8 else { return nil }
      defer { position += count }
      return (position..<position + count).reversed().reduce(0) {
        $0 << 1 | Int(bytes[$1 / 8] >> UInt8($1 % 8) & 1)
      }
    }
  }
}
