// SPDX-License-Identifier: MIT

/// Writes bytes through a buffer and remembers the first failure.
///
/// Writing never throws, because a C library that calls back into it may drop what the callback
/// returns: after a failure everything is ignored, and `failure` and `close()` report it.
package final class FileWriter {
  /// Bytes gathered before they are passed on, unless the creator says otherwise.
  package static let usualBufferSize = 1 << 16

  /// The first failure of the file's life.
  package private(set) var failure: FileSystemError?
  /// Bytes accepted so far, buffered ones included.
  package private(set) var byteCount = 0

  private let sink: any ByteSink
  private let bufferSize: Int
  private var buffer: [UInt8] = []

  package init(_ sink: any ByteSink, bufferSize: Int = usualBufferSize) {
    precondition(bufferSize > 0, "a writer gathers at least one byte")
    self.sink = sink
    self.bufferSize = bufferSize
    buffer.reserveCapacity(bufferSize)
  }

  /// Opens an existing file for writing from its start.
  package convenience init(path: String) throws(FileSystemError) {
    self.init(try FileDescriptor(writingTo: path))
  }

  package func write(_ bytes: Span<UInt8>) {
    byteCount += bytes.count
    var taken = 0
    while taken < bytes.count, failure == nil {
      let end = min(bytes.count, taken + bufferSize - buffer.count)
      for index in taken..<end { buffer.append(bytes[index]) }
      taken = end
      if buffer.count == bufferSize { flush() }
    }
  }

  package func write(_ bytes: [UInt8]) { write(bytes.span) }

  /// Passes what is buffered on to the sink.
  package func flush() {
    var start = 0
    while start < buffer.count, failure == nil {
      switch sink.write(buffer.span.extracting(start..<buffer.count)) {
      case .wrote(let count): start += count
      case .interrupted: continue
      case .failed(let failure): self.failure = failure
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Passes on what is left and closes the file, which also happens after a failure.
  ///
  /// - Throws: The first failure since the file was opened.
  package func close() throws(FileSystemError) {
    flush()
    let closing = sink.close()
    if let failure = failure ?? closing {
      self.failure = failure
      throw failure
    }
  }
}
