// SPDX-License-Identifier: MIT

import Glibc

/// A signal that asks the tool to stop.
package enum TerminationSignal: Sendable, CaseIterable {
  case hangUp
  case interrupt
  case terminate

  /// The exit status that shells give for death by this signal.
  package var exitStatus: Int32 { 128 + number }

  private var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    }
  }

  /// Has `action` run on a thread of its own when one of the signals comes; it must end the process.
  ///
  /// Must be called before other threads start, as they inherit that the signals are theirs no more.
  /// A signal that was ignored at the start, as under `nohup`, stays ignored. While `action` runs,
  /// another signal ends the process at once.
  package static func watch(_ action: @escaping @Sendable (TerminationSignal) -> Never) {
    let watched = allCases.filter { !$0.isIgnored }
    guard !watched.isEmpty else { return }
    change(SIG_BLOCK, watched)
    let watcher = Watcher(signals: watched, action: action)
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(watcher)
    // Safety: the box is given to the new thread, which takes it over; if there is none, it is released.
    let status = unsafe pthread_create(
      &thread, nil,
      { box in
        guard let box = unsafe box else { return nil }
        unsafe Unmanaged<Watcher>.fromOpaque(box).takeRetainedValue().wait()
      }, box.toOpaque())
    guard status != 0 else { return }
    unsafe box.release()
    change(SIG_UNBLOCK, watched)
  }

  private var isIgnored: Bool {
    var current = sigaction()
    guard unsafe sigaction(number, nil, &current) == 0 else { return false }
    // Safety: the handlers are compared, not called.
    let handler = unsafe unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }

  private static func set(of signals: [TerminationSignal]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.number) }
    return set
  }

  private static func change(_ how: Int32, _ signals: [TerminationSignal]) {
    var set = set(of: signals)
    unsafe pthread_sigmask(how, &set, nil)
  }

  /// What the watching thread knows.
  private final class Watcher: Sendable {
    let signals: [TerminationSignal]
    let action: @Sendable (TerminationSignal) -> Never

    init(
      signals: [TerminationSignal], action: @escaping @Sendable (TerminationSignal) -> Never
    ) {
      self.signals = signals
      self.action = action
    }

    func wait() -> Never {
      var set = TerminationSignal.set(of: signals)
      while true {
        var number: Int32 = 0
        guard unsafe sigwait(&set, &number) == 0,
          let received = signals.first(where: { $0.number == number })
        else { continue }
        TerminationSignal.change(SIG_UNBLOCK, signals)
        action(received)
      }
    }
  }
}
