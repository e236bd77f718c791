// SPDX-License-Identifier: MIT

import Export

/// Tells programs what was found, in one document at the end.
struct JSONVerificationReporter: VerificationReporter {
  func text(of entry: VerificationEntry) -> String { "" }

  func end(of verification: Verification) -> String {
    VerificationDocument(verification: verification).document.description() + "\n"
  }
}
