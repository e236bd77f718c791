// SPDX-License-Identifier: MIT

/// How a stroke ends where its path is open.
package enum LineCap: Sendable, Hashable, CaseIterable {
  /// Cut square at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Cut square, half a line width beyond the end point.
  case square
}
