// SPDX-License-Identifier: MIT

import CLibAV
import CLibAVShims
import FrameEncoding

/// The one place where a status of libav becomes an error of ours.
///
/// Safety: the log line is copied before the call returns; no pointer is kept.
@safe enum LibAVStatus {
  /// Calls into libav and throws if the status it returns is negative.
  ///
  /// - Parameters:
  ///   - operation: The C function's name.
  ///   - call: Makes the one call; what it logs as an error goes into the thrown error.
  /// - Returns: The status.
  /// - Throws: `EncodingError.writing` if the file system refused, otherwise `.library`.
  @discardableResult
  static func check(
    _ operation: String, _ call: () -> Int32
  ) throws(EncodingError) -> Int32 {
    avshim_log_begin()
    let status = call()
    guard status < 0 else { return status }
    throw error(operation, status: status)
  }

  /// Like `check`, for calls that may have nothing to give now or ever.
  ///
  /// - Returns: Whether the call gave something.
  static func checkUnlessPaused(
    _ operation: String, _ call: () -> Int32
  ) throws(EncodingError) -> Bool {
    avshim_log_begin()
    let status = call()
    guard status < 0 else { return true }
    guard avshim_is_pause(status) != 0 else { throw error(operation, status: status) }
    return false
  }

  /// Returns what a libav constructor made, or throws if that is null.
  static func allocated<Object>(
    _ operation: String, _ make: () -> Object?
  ) throws(EncodingError) -> Object {
    avshim_log_begin()
    guard let object = make() else {
      let line = lastLogLine
      throw .library(
        name: library, operation: operation, detail: line.isEmpty ? "out of memory" : line)
    }
    return object
  }

  private static let library = "FFmpeg"

  private static func error(_ operation: String, status: Int32) -> EncodingError {
    let detail = [text(for: status), lastLogLine].filter { !$0.isEmpty }.joined(separator: "; ")
    let code = avshim_file_errno(status)
    guard code != 0 else { return .library(name: library, operation: operation, detail: detail) }
    return .writing(operation: operation, code: code, detail: detail)
  }

  private static var lastLogLine: String { unsafe String(cString: avshim_log_last_error()) }

  private static func text(for status: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) {
      buffer in
      guard let start = buffer.baseAddress, unsafe av_strerror(status, start, buffer.count) == 0
      else { return "status \(status)" }
      return unsafe String(cString: start)
    }
  }
}
