// SPDX-License-Identifier: MIT

/// An animation of one property.
package protocol PropertyAnimation<Value>: Animation {
  associatedtype Value: Interpolatable

  var property: AnimatableProperty<Value> { get }
  /// Whether the value is combined with what the layer shows already, not put in its place.
  var isAdditive: Bool { get set }

  /// The animation's value, or nil if it has none.
  func value(at position: RunPosition) -> Value?
}

extension PropertyAnimation {
  package func apply(to layer: inout Layer, at position: RunPosition) {
    guard let value = value(at: position) else { return }
    if isAdditive {
      property.combine(value, into: &layer)
    } else {
      property.set(value, in: &layer)
    }
  }
}
