// SPDX-License-Identifier: MIT

import FileSystem
import FrameEncoding

/// The bytes of a file in order; where there should be more, its end is a failed verification.
struct GIFBytes {
  private var file: FileReader

  init(path: String) throws(EncodingError) {
    do {
      file = try FileReader(path: path)
    } catch {
      throw EncodingError(error)
    }
  }

  /// The next byte, or `nil` at the end of the file.
  mutating func next() throws(EncodingError) -> UInt8? {
    do {
      return try file.next()
    } catch {
      throw EncodingError(error)
    }
  }

  mutating func byte() throws(EncodingError) -> UInt8 {
    guard let byte = try next() else {
      throw .verification(detail: "the file ends too early")
    }
    return byte
  }

  mutating func bytes(_ count: Int) throws(EncodingError) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(try byte()) }
    return bytes
  }

  /// A sub-block: its length in a byte, then its bytes; empty at the end of a chain.
  mutating func block() throws(EncodingError) -> [UInt8] { try bytes(Int(try byte())) }

  /// A 16-bit number, low byte first.
  mutating func word() throws(EncodingError) -> Int {
    let low = Int(try byte())
    return low | Int(try byte()) << 8
  }
}
