// SPDX-License-Identifier: MIT

/// Reads a file byte by byte through a buffer, from its start to its end.
package struct FileReader {
  private let file: FileDescriptor
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var available = 0
  private var position = 0

  package init(path: String) throws(FileSystemError) {
    file = try FileDescriptor(readingFrom: path)
  }

  /// The next byte, or `nil` at the end of the file.
  package mutating func next() throws(FileSystemError) -> UInt8? {
    if position == available {
      available = try file.read(into: &buffer)
      position = 0
      if available == 0 { return nil }
    }
    defer { position += 1 }
    return buffer[position]
  }
}
