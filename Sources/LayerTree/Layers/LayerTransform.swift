// SPDX-License-Identifier: MIT

package import Graphics

/// A layer's transform in parts that animate one by one: scale, then rotate, then translate, all about
/// the anchor point.
package struct LayerTransform: Sendable, Hashable {
  package var scale = Point(x: 1, y: 1)
  /// Radians, clockwise.
  package var rotation = 0.0
  /// Points.
  package var translation = Point.zero

  package static let identity = LayerTransform()

  package init() {}
}
