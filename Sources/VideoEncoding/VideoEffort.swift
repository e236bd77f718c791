// SPDX-License-Identifier: MIT

/// How much time the encoder takes for a smaller file, in x264's words for its presets.
package enum VideoEffort: String, Sendable, Hashable, CaseIterable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow
}
