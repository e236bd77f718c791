// SPDX-License-Identifier: MIT

import Glibc

/// Reads whole files, up to a limit.
package enum InputFile {
  /// Reads the regular file at `path`; a pipe or device is refused without waiting for it.
  package static func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    let status = try FileStatus(descriptor: descriptor, path: path)
    guard status.kind == .regular else { throw .notRegularFile(path: path, kind: status.kind) }
    guard status.byteCount <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try readAll(descriptor, path: path, limit: limit)
  }

  /// Reads standard input to its end, whatever it is.
  package static func readStandardInput(limit: Int) throws(FileSystemError) -> [UInt8] {
    try readAll(0, path: "standard input", limit: limit)
  }

  /// Passes the content of the file at `path` on, piece by piece.
  package static func copy(
    _ path: String, to channel: any OutputChannel
  ) throws(FileSystemError) {
    try forEachChunk(of: path) { chunk throws(FileSystemError) in try channel.write(chunk) }
  }

  /// Passes the content of the regular file at `path` to `take`, piece by piece.
  package static func forEachChunk(
    of path: String, _ take: ([UInt8]) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    let kind = try FileStatus(descriptor: descriptor, path: path).kind
    guard kind == .regular else { throw .notRegularFile(path: path, kind: kind) }
    while true {
      let chunk = try readChunk(descriptor, path: path)
      if chunk.isEmpty { return }
      try take(chunk)
    }
  }

  /// Which file `path` leads to; nil if there is none.
  package static func identity(of path: String) -> FileIdentity? {
    guard let descriptor = try? openForReading(path) else { return nil }
    defer { close(descriptor) }
    return (try? FileStatus(descriptor: descriptor, path: path))?.identity
  }

  /// Where the file is that the link at `path`, or one on the way there, leads to in the end; nil if
  /// there is no file.
  package static func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  private static func openForReading(_ path: String) throws(FileSystemError) -> Int32 {
    try SystemCall.run("read", path) {
      unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
  }

  private static func readAll(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(descriptor, path: path)
      if chunk.isEmpty { return bytes }
      bytes += chunk
      if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
    }
  }

  private static func readChunk(
    _ descriptor: Int32, path: String
  ) throws(FileSystemError) -> [UInt8] {
    let capacity = 1 << 16
    var failure: FileSystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(FileSystemError) {
        // Safety: the buffer has `capacity` bytes, and only those that were read are kept.
        count = try SystemCall.run("read", path) {
          unsafe Glibc.read(descriptor, buffer.baseAddress, capacity)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }
}
