// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// What the process says should it crash: which work it was at.
///
/// The words are kept in a file in memory, since a signal handler may do little more than ask the
/// kernel to pass them on. A thread whose stack is used up dies without a word: a handler needs a
/// stack.
///
/// Safety: the handler makes calls that are allowed in one, and touches nothing but an atomic number.
@safe package enum CrashNotice {
  private struct State {
    var title = ""
    var works: [String] = []
  }

  /// The file that the handler sends; -1 if there is none.
  private static let descriptor = Atomic<Int32>(-1)
  private static let state = Mutex(State())
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// From now on a crash ends the process with `EX_SOFTWARE` of sysexits.h, after a line `title` and
  /// a line for each work at hand.
  package static func prepare(title: String) {
    let name = "/zoetrope-crash-notice.\(ThisProcess.identifier)"
    let file = unsafe shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { return }
    unsafe shm_unlink(name)
    descriptor.store(file, ordering: .sequentiallyConsistent)
    state.withLock { state in
      state.title = title
      save(state)
    }
    for number in signals {
      signal(number) { _ in
        var start: off_t = 0
        let file = CrashNotice.descriptor.load(ordering: .sequentiallyConsistent)
        _ = unsafe sendfile(2, file, &start, 1 << 16)
        _exit(EX_SOFTWARE)
      }
    }
  }

  /// Notes that `work` is at hand.
  package static func begin(_ work: String) {
    state.withLock { state in
      state.works.append(work)
      save(state)
    }
  }

  package static func end(_ work: String) {
    state.withLock { state in
      if let index = state.works.firstIndex(of: work) { state.works.remove(at: index) }
      save(state)
    }
  }

  private static func save(_ state: State) {
    let file = descriptor.load(ordering: .sequentiallyConsistent)
    guard file >= 0 else { return }
    let text = Array(([state.title] + state.works.map { "  \($0)" }).joined(separator: "\n").utf8)
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    try? DescriptorWriting.write(text + [UInt8(ascii: "\n")], to: file, path: "")
  }
}
