// SPDX-License-Identifier: MIT

/// One block of `UIView.animate`, which runs at `beginTime`.
///
/// The changes are the layer's model at once; animations show the way there. As measured on iOS,
/// position, bounds, corner radius and transform are additive, so that blocks overlap; opacity and
/// background colour are replaced and start from the model value before the block.
package struct ViewAnimation: Sendable {
  package enum Pacing: Sendable {
    case curve(any TimingCurve)
    case spring(ViewSpring)
  }

  /// When the block runs, in the layer's time, seconds.
  package var beginTime: Double
  package var delay: Double
  package var duration: Double
  package var pacing: Pacing

  package init(
    beginTime: Double = 0, duration: Double, delay: Double = 0,
    curve: any TimingCurve = .easeInEaseOut
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.delay = delay
    pacing = .curve(curve)
  }

  /// Makes a spring block; it has no curve, because UIKit ignores one there.
  package init(
    beginTime: Double = 0, duration: Double, delay: Double = 0, spring: ViewSpring
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.delay = delay
    pacing = .spring(spring)
  }

  /// When its completion block runs, in the layer's time: with no delay of its own.
  package var endTime: Double { beginTime + (delay + duration) }

  /// Makes `changes` to the layer's model and adds the animations that lead to them.
  ///
  /// Blocks must be added in the order in which they run.
  ///
  /// - Parameters:
  ///   - layer: The layer to animate.
  ///   - changes: What the block does: it changes position, bounds, transform, corner radius, opacity
  ///     or background colour. Other changes are not animated.
  package func animate(_ layer: inout Layer, _ changes: (inout Layer) -> Void) {
    let old = layer
    changes(&layer)
    animate(.position, of: &layer, since: old, .additive)
    animate(.boundsOrigin, of: &layer, since: old, .additive)
    animate(.boundsSize, of: &layer, since: old, .additive)
    animate(.cornerRadius, of: &layer, since: old, .additive)
    animate(.scaleX, of: &layer, since: old, .additive)
    animate(.scaleY, of: &layer, since: old, .additive)
    animate(.rotation, of: &layer, since: old, .additive)
    animate(.translation, of: &layer, since: old, .additive)
    animate(.opacity, of: &layer, since: old, .replacing)
    animate(.backgroundColor, of: &layer, since: old, .replacing)
  }

  /// How UIKit animates a property.
  private enum Effect {
    case additive
    case replacing
  }

  private func animate<Value>(
    _ property: AnimatableProperty<Value>, of layer: inout Layer, since old: Layer,
    _ effect: Effect
  ) {
    let start = property.value(in: old)
    let end = property.value(in: layer)
    guard start != end else { return }
    layer.animations.insert(holding(property, at: start), at: 0)
    switch effect {
    case .replacing:
      layer.animations.append(moving(property, from: start, to: end, isAdditive: false))
    case .additive:
      guard let offset = property.offset(from: end, to: start) else { return }
      let animation = moving(property, from: offset, to: property.neutralValue, isAdditive: true)
      layer.animations.append(animation)
      if Self.hasZeroBasis(property, start) { layer.animations.append(animation) }
    }
  }

  /// The zero-basis quirk: a scale that starts at exactly 0 shows p², not p, of its end value.
  ///
  /// A matrix of zeros has no direction to take apart, so iOS interpolates its basis vectors from 0
  /// as well as the scale: the growing scale acts twice. Recordings of two iOS versions show it.
  private static func hasZeroBasis<Value>(_ property: AnimatableProperty<Value>, _ start: Value)
    -> Bool
  {
    property.combination == .product && start.components == .zero
  }

  /// Shows `value` until the block runs, below all other animations: the model's past.
  private func holding<Value>(_ property: AnimatableProperty<Value>, at value: Value)
    -> any Animation
  {
    var animation = BasicAnimation(property, from: value, to: value, duration: 0)
    animation.timing.beginTime = beginTime
    animation.timing.fillMode = .backwards
    return animation
  }

  /// Shows `from` during the delay, then goes to `to`; it is removed at the end.
  private func moving<Value>(
    _ property: AnimatableProperty<Value>, from: Value, to: Value, isAdditive: Bool
  ) -> any Animation {
    var animation = paced(property, from: from, to: to)
    animation.isAdditive = isAdditive
    animation.timing.beginTime = delay
    animation.timing.fillMode = .backwards
    var block = AnimationGroup([animation], duration: delay + duration)
    block.timing.beginTime = beginTime
    return block
  }

  private func paced<Value>(_ property: AnimatableProperty<Value>, from: Value, to: Value)
    -> any PropertyAnimation<Value>
  {
    switch pacing {
    case .curve(let curve):
      BasicAnimation(property, from: from, to: to, duration: duration, timingFunction: curve)
    case .spring(let spring):
      SpringAnimation(
        property, from: from, to: to, spring: spring.spring(duration: duration),
        duration: duration)
    }
  }
}
