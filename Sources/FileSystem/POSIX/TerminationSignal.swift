// SPDX-License-Identifier: MIT

import Glibc

/// A signal that asks the tool to stop.
package enum TerminationSignal: Sendable, CaseIterable {
  case hangUp
  case interrupt
  case terminate

  /// The exit status that shells give for death by this signal.
  package var exitStatus: Int32 { 128 + number }

  var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    }
  }

  /// Whether the process was started with the signal ignored, as under `nohup`.
  var isIgnored: Bool {
    var current = sigaction()
    guard unsafe sigaction(number, nil, &current) == 0 else { return false }
    // Safety: the handlers are compared, not called.
    let handler = unsafe unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
