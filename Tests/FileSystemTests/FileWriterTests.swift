// SPDX-License-Identifier: MIT

import FileSystem
import Testing
import TestSupport

@Suite struct FileWriterTests {
  /// More than two buffers, and no multiple of one.
  private static let content = (0..<150_001).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test(
    "Everything arrives, in order, however little the sink takes and however often it is interrupted",
    arguments: [1, 7, 65_535, 65_536, 1 << 20], [false, true])
  func completesShortWrites(most: Int, interrupts: Bool) throws {
    let sink = MemorySink(mostAtOnce: most, interruptsEverySecondWrite: interrupts)
    let writer = FileWriter(sink)
    for start in stride(from: 0, to: Self.content.count, by: 90) {
      writer.write(Array(Self.content[start..<min(start + 90, Self.content.count)]))
    }
    try writer.close()
    #expect(sink.bytes == Self.content)
    #expect(writer.byteCount == Self.content.count)
  }

  @Test(
    "A sink that fails after any number of bytes is reported when the file is closed",
    arguments: [0, 1, 65_535, 65_536, 65_537, 150_000])
  func reportsAFailure(capacity: Int) {
    let full = FileSystemError.call(operation: "write", path: "memory", code: 28)
    let sink = MemorySink(capacity: capacity)
    let writer = FileWriter(sink)
    writer.write(Self.content)
    #expect(throws: full) { try writer.close() }
    #expect(sink.bytes == Array(Self.content.prefix(capacity)))
  }

  @Test("After a failure nothing more is written, and the first failure stays")
  func failsForGood() throws {
    let sink = MemorySink(capacity: 3)
    let writer = FileWriter(sink)
    writer.write([1, 2, 3, 4])
    writer.flush()
    let first = try #require(writer.failure)
    sink.capacity = 100
    writer.write([5])
    #expect(throws: first) { try writer.close() }
    #expect(sink.bytes == [1, 2, 3])
  }

  @Test func reportsThatClosingFailed() {
    let failure = FileSystemError.call(operation: "close", path: "memory", code: 5)
    let writer = FileWriter(MemorySink(closingFailure: failure))
    writer.write([1])
    #expect(throws: failure) { try writer.close() }
    #expect(writer.failure == failure)
  }

  @Test func writesAFileThatReadsBack() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file")
    let writer = try FileWriter(path: path)
    writer.write(Self.content)
    try writer.close()
    var reader = try FileReader(path: path)
    var found: [UInt8] = []
    while let byte = try reader.next() { found.append(byte) }
    #expect(found == Self.content)
  }

  @Test("A full disk is reported by closing, at the latest", arguments: [1, 1 << 20])
  func reportsAFullDisk(byteCount: Int) throws {
    let writer = try FileWriter(path: "/dev/full")
    writer.write([UInt8](repeating: 1, count: byteCount))
    #expect(throws: FileSystemError.call(operation: "write", path: "/dev/full", code: 28)) {
      try writer.close()
    }
  }

  @Test(
    "A path that cannot be opened is reported with its errno",
    arguments: [("/no/such/folder/file", 2), ("/", 21), ("/dev/null\0.gif", 22)]
      as [(String, Int32)])
  func reportsAnUnopenedPath(path: String, code: Int32) {
    #expect(throws: FileSystemError.call(operation: "open", path: path, code: code)) {
      try FileWriter(path: path)
    }
  }
}
