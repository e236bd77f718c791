// SPDX-License-Identifier: MIT

package import Graphics

/// A property of a layer that animations can change, and how additive animations combine on it.
package struct AnimatableProperty<Value: Interpolatable>: Sendable {
  /// How an additive animation's value acts on the value below it.
  package enum Combination: Sendable, Hashable {
    case sum
    /// For scales: transforms concatenate.
    case product
  }

  package let combination: Combination
  /// Places in the layer, at least one, that all get the same value.
  private let first: any WritableKeyPath<Layer, Value> & Sendable
  private let others: [any WritableKeyPath<Layer, Value> & Sendable]

  init(
    _ first: any WritableKeyPath<Layer, Value> & Sendable,
    _ others: any WritableKeyPath<Layer, Value> & Sendable..., combination: Combination = .sum
  ) {
    self.first = first
    self.others = others
    self.combination = combination
  }

  package func value(in layer: Layer) -> Value { layer[keyPath: first] }

  package func set(_ value: Value, in layer: inout Layer) {
    layer[keyPath: first] = value
    for path in others { layer[keyPath: path] = value }
  }

  /// Adds `value` to, or multiplies it with, what `layer` holds.
  package func combine(_ value: Value, into layer: inout Layer) {
    layer[keyPath: first] = combined(layer[keyPath: first], value)
    for path in others { layer[keyPath: path] = combined(layer[keyPath: path], value) }
  }

  /// The additive value that changes nothing.
  var neutralValue: Value {
    switch combination {
    case .sum: Value(components: .zero)
    case .product: Value(components: .one)
    }
  }

  /// The additive value that takes `end` back to `start`, or nil if there is none: nothing leads back
  /// from a scale of 0.
  func offset(from end: Value, to start: Value) -> Value? {
    switch combination {
    case .sum: return Value(components: start.components - end.components)
    case .product:
      let factor = Value(components: start.components / end.components)
      let numbers = factor.components
      return numbers.indices.allSatisfy { numbers[$0].isFinite } ? factor : nil
    }
  }

  private func combined(_ a: Value, _ b: Value) -> Value {
    switch combination {
    case .sum: Value(components: a.components + b.components)
    case .product: Value(components: a.components * b.components)
    }
  }
}

extension AnimatableProperty<Point> {
  package static var position: AnimatableProperty<Point> { Self(\.position) }
  package static var anchorPoint: AnimatableProperty<Point> { Self(\.anchorPoint) }
  package static var boundsOrigin: AnimatableProperty<Point> { Self(\.bounds.origin) }
  /// Both scale factors; a number, they are equal.
  package static var scale: AnimatableProperty<Point> {
    AnimatableProperty<Point>(\.transform.scale, combination: .product)
  }
  package static var translation: AnimatableProperty<Point> { Self(\.transform.translation) }
}

extension AnimatableProperty<Size> {
  package static var boundsSize: AnimatableProperty<Size> { Self(\.bounds.size) }
}

extension AnimatableProperty<Double> {
  package static var positionX: AnimatableProperty<Double> { Self(\.position.x) }
  package static var positionY: AnimatableProperty<Double> { Self(\.position.y) }
  package static var zPosition: AnimatableProperty<Double> { Self(\.zPosition) }
  package static var opacity: AnimatableProperty<Double> { Self(\.opacity) }
  package static var cornerRadius: AnimatableProperty<Double> { Self(\.cornerRadius) }
  /// Both scale factors at once, as the key path `transform.scale` has it.
  package static var scale: AnimatableProperty<Double> {
    Self(\.transform.scale.x, \.transform.scale.y, combination: .product)
  }
  package static var scaleX: AnimatableProperty<Double> {
    Self(\.transform.scale.x, combination: .product)
  }
  package static var scaleY: AnimatableProperty<Double> {
    Self(\.transform.scale.y, combination: .product)
  }
  /// Radians, clockwise.
  package static var rotation: AnimatableProperty<Double> { Self(\.transform.rotation) }
  /// Width of the strokes of the layer's shapes, in points.
  package static var lineWidth: AnimatableProperty<Double> { Self(\.shapeLineWidth) }
}

extension AnimatableProperty<Color> {
  /// No background counts as a clear one.
  package static var backgroundColor: AnimatableProperty<Color> { Self(\.backgroundColorOrClear) }
  /// Colour of the fills of the layer's shapes.
  package static var fillColor: AnimatableProperty<Color> { Self(\.shapeFillColor) }
  /// Colour of the strokes of the layer's shapes.
  package static var strokeColor: AnimatableProperty<Color> { Self(\.shapeStrokeColor) }
}

extension Layer {
  fileprivate var backgroundColorOrClear: Color {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }
}
