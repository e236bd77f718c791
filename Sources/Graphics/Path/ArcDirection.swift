// SPDX-License-Identifier: MIT

/// Which way an arc goes round, as it is seen with y pointing down.
package enum ArcDirection: Sendable, Hashable, CaseIterable {
  /// By increasing angle: from 0 (right) by π/2 (bottom) to π (left). `UIBezierPath`'s sense.
  case clockwise
  /// By decreasing angle.
  case counterclockwise
}
