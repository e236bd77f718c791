// SPDX-License-Identifier: MIT

package import FileSystem

/// Keeps bytes in memory and misbehaves as asked.
package final class MemorySink: ByteSink {
  package private(set) var bytes: [UInt8] = []
  /// Bytes that fit; the write after them fails as on a full disk.
  package var capacity: Int

  private let mostAtOnce: Int
  private let interruptsEverySecondWrite: Bool
  private let closingFailure: FileSystemError?
  private var attempts = 0

  package init(
    capacity: Int = .max, mostAtOnce: Int = .max, interruptsEverySecondWrite: Bool = false,
    closingFailure: FileSystemError? = nil
  ) {
    self.capacity = capacity
    self.mostAtOnce = mostAtOnce
    self.interruptsEverySecondWrite = interruptsEverySecondWrite
    self.closingFailure = closingFailure
  }

  package func write(_ span: Span<UInt8>) -> WriteAttempt {
    attempts += 1
    if interruptsEverySecondWrite, attempts.isMultiple(of: 2) { return .interrupted }
    let count = min(span.count, mostAtOnce, capacity - bytes.count)
    guard count > 0 else { return .failed(.call(operation: "write", path: "memory", code: 28)) }
    for index in 0..<count { bytes.append(span[index]) }
    return .wrote(count)
  }

  package func close() -> FileSystemError? { closingFailure }
}
