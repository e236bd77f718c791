// SPDX-License-Identifier: MIT

package import Graphics

/// What a layer shows at one moment: its model with its animations applied.
package struct PresentationState: Sendable {
  /// The layer's own time, seconds: that of its animations, content and sublayers.
  package let time: Double
  /// The layer with the values it shows; its opacity is in 0...1.
  package let layer: Layer

  /// Finds the state at `superlayerTime`, or nil if the layer does not exist then.
  ///
  /// Animations act in the order in which they were added: a replacing one hides what the ones before
  /// it show, an additive one is combined with it.
  package init?(of layer: Layer, at superlayerTime: Double) {
    guard let position = layer.timing.position(at: superlayerTime) else { return nil }
    var shown = layer
    for animation in layer.animations { animation.apply(to: &shown, at: position.time) }
    // Written so that NaN counts as 0.
    shown.opacity = shown.opacity > 0 ? min(shown.opacity, 1) : 0
    time = position.time
    self.layer = shown
  }

  /// The map from the layer's coordinates to its superlayer's: about the anchor point, scaled, then
  /// turned, then moved to the position.
  package var transform: AffineTransform {
    let bounds = layer.bounds
    let anchor = Point(
      x: bounds.minX + layer.anchorPoint.x * bounds.size.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.size.height)
    let scale = layer.transform.scale
    let target = layer.position + layer.transform.translation
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(.scale(x: scale.x, y: scale.y))
      .concatenating(.rotation(layer.transform.rotation))
      .concatenating(.translation(x: target.x, y: target.y))
  }
}
