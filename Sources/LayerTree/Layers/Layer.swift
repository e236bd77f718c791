// SPDX-License-Identifier: MIT

package import Graphics

/// A rectangle with content and sublayers, as `CALayer` is.
///
/// The values here are the model: what shows where no animation is active.
package struct Layer: Sendable {
  /// What `trace` calls the layer.
  package var name: String
  /// The layer's own coordinates.
  package var bounds: Rect
  /// Where the anchor point lies in the superlayer's coordinates.
  package var position: Point
  /// The point that position, scale and rotation refer to, as fractions of the bounds.
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  /// Siblings are drawn in order of it, then in order of the list; always above the superlayer's own
  /// content.
  package var zPosition = 0.0
  package var transform = LayerTransform.identity
  /// 0...1; the layer and its sublayers are drawn opaque as one picture, then multiplied by it.
  package var opacity = 1.0
  /// Radius of the background's corners, in points.
  package var cornerRadius = 0.0
  package var backgroundColor: Color?
  package var content = LayerContent.none
  package var sublayers: [Layer] = []
  /// Sublayers that follow `sublayers`, but are built only while they exist.
  package var transients: TransientLayers?
  /// When the layer exists, in its superlayer's time.
  package var timing = MediaTiming.always
  /// In the order in which they were added; their times are the layer's own.
  package var animations: [any Animation] = []

  package init(name: String, bounds: Rect, position: Point) {
    self.name = name
    self.bounds = bounds
    self.position = position
  }
}
