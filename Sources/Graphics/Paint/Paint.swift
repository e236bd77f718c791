// SPDX-License-Identifier: MIT

/// What a shape is filled or stroked with, in the coordinates of the shape.
package enum Paint: Sendable, Hashable {
  case solid(Color)
  case gradient(Gradient)

  /// The paint with every colour multiplied by `tint`, alpha included.
  package func tinted(by tint: Color) -> Paint {
    switch self {
    case .solid(let color): return .solid(color.multiplied(by: tint))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplied(by: tint)
      }
      return .gradient(gradient)
    }
  }
}
