// SPDX-License-Identifier: MIT

/// What is told of a failure, so that names in it add no lines of their own.
package enum FailureText {
  package static func of(_ error: any Error) -> String {
    switch error {
    // These have several lines on purpose, and names in them are made fit already.
    case is GoldenError, is PresetErrors: PrintableText.lines("\(error)")
    default: PrintableText.line("\(error)")
    }
  }
}
