// SPDX-License-Identifier: MIT

/// Colours along a line or around a point, blended component by component in premultiplied sRGB.
package struct Gradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    /// Fraction of the way along the gradient, 0...1.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  package enum Geometry: Sendable, Hashable {
    /// Stops run from `start` to `end`, constant across.
    case linear(start: Point, end: Point)
    /// Stops run from `center` to the circle of `radius` around it.
    case radial(center: Point, radius: Double)
  }

  package var geometry: Geometry
  /// At least one stop, in order of location; beyond the first and the last their colour goes on.
  package var stops: [Stop]

  package init(geometry: Geometry, stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient needs at least one stop")
    self.geometry = geometry
    self.stops = stops
  }
}
