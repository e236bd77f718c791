// SPDX-License-Identifier: MIT

import Dispatch

/// Watches folders for files that are saved.
///
/// Folders, not files: editors save by renaming a new file over the old one, and a watch on the old
/// one would see no further save. A folder is watched by what it is, not by its path: that a folder
/// above it was moved is not noticed.
package final class FolderWatch {
  /// Gives an element when there are events to take; for one task.
  package let wakeUps: AsyncStream<Void>

  private let queue: FolderEventQueue
  private let source: any DispatchSourceRead

  /// - Throws: `WatchLimit` if the system has no watch to spare.
  package init() throws {
    let queue = try FolderEventQueue()
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.queue = queue
    wakeUps = stream
    source = DispatchSource.makeReadSource(fileDescriptor: queue.descriptor)
    source.setEventHandler {
      queue.readEvents()
      continuation.yield()
    }
    // The descriptor must not be closed before the source is done with it.
    source.setCancelHandler { _ = queue }
    source.activate()
  }

  deinit { source.cancel() }

  /// Watches the folder at `path`, which may be watched already.
  ///
  /// - Throws: `WatchLimit`, or `FileSystemError` if there is no such folder.
  package func add(_ path: String) throws { try queue.add(path) }

  /// What happened since this was asked last, without waiting.
  package func takeEvents() -> [FolderEvent] { queue.takeEvents() }
}
