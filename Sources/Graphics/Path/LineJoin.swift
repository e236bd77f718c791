// SPDX-License-Identifier: MIT

/// How a stroke turns a corner of its path.
package enum LineJoin: Sendable, Hashable {
  /// Outer edges extended until they meet, or a bevel where the point would reach further from the
  /// corner than `limit` times half the line width.
  case miter(limit: Double)
  /// A disc around the corner.
  case round
  /// The corner cut off straight.
  case bevel
}
