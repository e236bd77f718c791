// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The kernel's queue of what happens in folders: inotify.
///
/// Safety: the descriptor is closed once, by `deinit`; buffers and names are lent to the kernel for
/// one call.
@safe final class FolderEventQueue: Sendable {
  private struct State {
    /// Watched folders and the kernel's numbers of them; two paths may lead to one folder.
    var numbers: [String: Int32] = [:]
    var events: [FolderEvent] = []
  }

  /// Can be read when something happened.
  let descriptor: Int32
  private let state = Mutex(State())

  /// What counts as a change: the end of writing, every way for a name to come or go, and rights.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  /// What ends the watch on a folder.
  private static let endings = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED)

  /// - Throws: `WatchLimit` if the system has none to spare.
  init() throws { descriptor = try Self.open() }

  private static func open() throws -> Int32 {
    do {
      return try SystemCall.run("watch", "folders") {
        inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      }
    } catch FileSystemError.call(_, _, EMFILE), FileSystemError.call(_, _, ENFILE) {
      throw WatchLimit.instances
    }
  }

  deinit { close(descriptor) }

  func add(_ path: String) throws {
    let result = Result { () throws(FileSystemError) in
      try SystemCall.run("watch the folder", path) {
        unsafe inotify_add_watch(descriptor, path, Self.mask)
      }
    }
    if case .failure(.call(_, _, ENOSPC)) = result { throw WatchLimit.folders(path: path) }
    let number = try result.get()
    state.withLock { $0.numbers[path] = number }
  }

  func takeEvents() -> [FolderEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Moves what happened from the kernel's queue to this one.
  func readEvents() {
    // The longest name fits many times.
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      state.withLock { state in note(buffer[..<count], &state) }
    }
  }

  /// Notes the events in `bytes`: of each its head, and as many bytes of a name as the head says.
  private func note(_ bytes: ArraySlice<UInt8>, _ state: inout State) {
    let headSize = MemoryLayout<inotify_event>.size
    var rest = bytes
    while rest.count >= headSize {
      // Safety: a head of plain numbers lies at the start of the slice.
      let head = unsafe rest.withUnsafeBytes { unsafe $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(headSize).prefix(Int(head.len)).prefix { $0 != 0 }
      note(head, String(decoding: name, as: UTF8.self), &state)
      rest = rest.dropFirst(headSize + Int(head.len))
    }
  }

  private func note(_ head: inotify_event, _ name: String, _ state: inout State) {
    if head.mask & UInt32(IN_Q_OVERFLOW) != 0 { state.events.append(.anything) }
    for folder in state.numbers.filter({ $0.value == head.wd }).keys {
      if head.mask & Self.endings == 0 {
        state.events.append(.file(name: name, folder: folder))
      } else {
        // The kernel goes on watching what was moved away.
        inotify_rm_watch(descriptor, head.wd)
        state.numbers[folder] = nil
        state.events.append(.folderGone(folder))
      }
    }
  }
}
