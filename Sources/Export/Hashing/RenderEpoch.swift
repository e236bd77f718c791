// SPDX-License-Identifier: MIT

/// Counts the times that pixels changed because they were meant to.
package enum RenderEpoch {
  /// Raised by one whenever frames that presets made before come out different on purpose, so that
  /// goldens of before can be told from goldens of pictures that broke.
  package static let current = 1
}
