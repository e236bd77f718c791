// SPDX-License-Identifier: MIT

/// Which independent programs there are; `make setup` installs them, and elsewhere tests that need
/// one say that they were skipped.
package enum Programs {
  package static var hasGifsicle: Bool {
    (try? ChildProcess.shell("command -v gifsicle"))?.status == 0
  }
}
