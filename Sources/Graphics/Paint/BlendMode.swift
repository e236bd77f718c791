// SPDX-License-Identifier: MIT

/// How drawn pixels combine with what is already there; both on premultiplied colours.
package enum BlendMode: Sendable, Hashable {
  /// `S + D·(1 - Sα)`: Porter and Duff's source-over.
  case sourceOver
  /// `min(1, S + D)`: Porter and Duff's plus, Core Animation's additive render mode.
  case plus
}
