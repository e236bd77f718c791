// SPDX-License-Identifier: MIT

/// Gathers small writes into large ones; what was gathered last is written by `flush()`.
package final class BufferedOutput {
  /// Bytes that are gathered before they are passed on.
  private static let capacity = 1 << 16

  private let channel: any OutputChannel
  private var buffer: [UInt8] = []

  package init(_ channel: any OutputChannel) { self.channel = channel }

  package func write(_ text: String) throws(FileSystemError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  package func flush() throws(FileSystemError) {
    guard !buffer.isEmpty else { return }
    try channel.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
