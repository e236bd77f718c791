// SPDX-License-Identifier: MIT

/// What an export tells while it runs.
package enum ExportEvent: Sendable, Hashable {
  case note(ExportNote)
  /// Frames drawn so far and in all; a format that looks at the clip first counts each frame twice.
  case progress(done: Int, total: Int)
}
