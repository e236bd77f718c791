// SPDX-License-Identifier: MIT

import Glibc

/// Takes signals to stop out of the system's hands, so that somebody can wait for them.
///
/// It must be made before other threads start: they inherit that the signals are not for them. A
/// signal that was ignored at the start stays ignored.
package struct TerminationWatch: Sendable {
  private let signals: [TerminationSignal]

  package init() {
    signals = TerminationSignal.allCases.filter { !$0.isIgnored }
    change(SIG_BLOCK)
  }

  /// Waits, for as long as it takes, until one of the signals comes.
  ///
  /// From then on, another ends the process at once.
  package func wait() -> TerminationSignal {
    var set = signalSet
    while true {
      var number: Int32 = 0
      if unsafe sigwait(&set, &number) == 0,
        let received = signals.first(where: { $0.number == number })
      {
        change(SIG_UNBLOCK)
        return received
      }
    }
  }

  private func change(_ how: Int32) {
    var set = signalSet
    unsafe pthread_sigmask(how, &set, nil)
  }

  private var signalSet: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.number) }
    return set
  }
}
