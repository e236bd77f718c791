// SPDX-License-Identifier: MIT

/// Which regions that a path winds around are inside it.
package enum FillRule: Sendable, Hashable {
  /// Inside where the winding number is not zero; the default of PostScript and Core Graphics.
  case nonZero
  /// Inside where a ray to infinity crosses the path an odd number of times.
  case evenOdd
}
