// SPDX-License-Identifier: MIT

import Glibc

/// What errno values mean.
package enum SystemErrorCode {
  /// The system's text, such as "No space left on device".
  package static func text(for code: Int32) -> String {
    // Safety: glibc's text is static or the thread's own, and is copied at once.
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
