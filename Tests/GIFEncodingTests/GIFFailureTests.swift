// SPDX-License-Identifier: MIT

import FileSystem
import Foundation
import FrameEncoding
import GIFEncoding
import Testing
import TestSupport

@Suite struct GIFFailureTests {
  private static let clip = TestClip.random(
    width: 12, height: 9, colorCount: 20, isTransparent: true, seed: 2)

  @Test(
    "A disk that is full after any number of bytes is reported, whatever the library makes of it",
    arguments: [1, 13, 1 << 16])
  func reportsEveryFailedWrite(bufferSize: Int) throws {
    let whole = MemorySink()
    try Self.clip.encode(to: whole, bufferSize: bufferSize)
    let full = EncodingError.writing(
      operation: "write", code: 28, detail: "No space left on device")
    for capacity in whole.bytes.indices {
      let sink = MemorySink(capacity: capacity)
      #expect(throws: full) { try Self.clip.encode(to: sink, bufferSize: bufferSize) }
      #expect(sink.bytes == Array(whole.bytes.prefix(capacity)))
    }
    try Self.clip.encode(
      to: MemorySink(capacity: whole.bytes.count), bufferSize: bufferSize)
  }

  @Test(
    "A file that cannot be opened or written is reported with its errno",
    arguments: [("/dev/full", 28), ("/no/such/folder/clip.gif", 2), ("/", 21)] as [(String, Int32)])
  func reportsErrno(path: String, code: Int32) throws {
    let error = #expect(throws: EncodingError.self) {
      let encoder = try GIFEncoder(
        path: path, clip: Self.clip.description, options: .exact)
      try Self.clip.encode(with: encoder)
    }
    guard case .writing(_, code, _) = error else {
      Issue.record("\(String(describing: error)) does not carry errno \(code)")
      return
    }
  }

  @Test("A file that holds something else than was written is no success")
  func checksTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "clip.gif")
    let encoder = try GIFEncoder(path: path, clip: Self.clip.description, options: .exact)
    for frame in Self.clip.frames { try encoder.survey(frame) }
    for frame in Self.clip.frames { try encoder.encode(frame) }
    var other = Self.clip
    other.frames.removeLast()
    other.description.frameCount -= 1
    try FileManager.default.removeItem(atPath: path)
    try Data(other.encoded()).write(to: URL(fileURLWithPath: path))
    #expect(throws: EncodingError.self) { try encoder.finish() }
  }

  @Test("A file cut off at any byte, or with a byte too many, is not read as a whole GIF")
  func findsEveryCut() throws {
    let bytes = try Self.clip.encoded()
    let folder = try TemporaryFolder()
    #expect(try Self.frameCount(of: bytes, in: folder) > 1)
    for count in bytes.indices {
      #expect(throws: EncodingError.self) {
        try Self.frameCount(of: Array(bytes[..<count]), in: folder)
      }
    }
    #expect(throws: EncodingError.self) { try Self.frameCount(of: bytes + [0], in: folder) }
  }

  @Test("Damage where it matters is found, and reading a damaged file ends")
  func survivesDamage() throws {
    let bytes = try TestClip.flat([0, 0xFFFFFF], loop: .times(3)).encoded()
    let folder = try TemporaryFolder()
    var foundCount = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        if (try? Self.frameCount(of: damaged, in: folder)) == nil { foundCount += 1 }
      }
    }
    // The header alone has 48 bits whose change is an error.
    #expect(foundCount > 48)
  }

  @Test("Every damaged bit that changes what is shown is found")
  func findsDamagedPixels() throws {
    let clip = TestClip.random(
      width: 9, height: 7, colorCount: 30, isTransparent: false, seed: 3)
    let bytes = try clip.encoded()
    let folder = try TemporaryFolder()
    let whole = try Self.content(of: bytes, in: folder)
    let shown = try clip.shown(by: #require(GIFDecoder(bytes)))
    var changedCount = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        guard let gif = GIFDecoder(damaged), clip.shown(by: gif) != shown else { continue }
        changedCount += 1
        #expect((try? Self.content(of: damaged, in: folder)) != whole)
      }
    }
    #expect(changedCount > 100)
  }

  /// What our reader sees of a file: its colour table and all frames.
  private static func content(
    of bytes: [UInt8], in folder: TemporaryFolder
  ) throws -> [AnyHashable] {
    let path = folder.path(of: "clip.gif")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var reader = try GIFReader(path: path)
    var content: [AnyHashable] = [reader.width, reader.height, reader.table]
    while let frame = try reader.nextFrame() { content.append(frame) }
    return content
  }

  private static func frameCount(of bytes: [UInt8], in folder: TemporaryFolder) throws -> Int {
    let path = folder.path(of: "clip.gif")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var reader = try GIFReader(path: path)
    var count = 0
    while try reader.nextFrame() != nil { count += 1 }
    return count
  }
}
