// SPDX-License-Identifier: MIT

package import Graphics

/// One heart given by its values, to replay a recording; what is left out is drawn at random.
package struct HeartReplay: ParameterGroup {
  /// When it is tapped, seconds.
  package var time = 0.0
  /// The end, relative to the source and to the top of the canvas, points.
  package var endOffsetX: Double?
  package var endY: Double?
  /// The control points' offsets, points: see ``HeartFlight/control``.
  package var controlOffsetX: Double?
  package var controlY: Double?
  /// Final turn, radians.
  package var rotation: Double?
  package var fill: Color?

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let reach = -100_000.0...100_000
    mapper.number("time", &time, .seconds, in: -600...600, "When the heart starts")
    mapper.optionalNumber(
      "endOffsetX", &endOffsetX, .points, in: reach, "Where it ends, relative to the source")
    mapper.optionalNumber(
      "endY", &endY, .points, in: reach, "Where it ends, from the top of the canvas")
    mapper.optionalNumber(
      "controlOffsetX", &controlOffsetX, .points, in: reach,
      "x of the first control point relative to the source; the second lies twice as far opposite")
    mapper.optionalNumber(
      "controlY", &controlY, .points, in: reach,
      "Distance of the first control point from the lower, of the second from the upper side")
    mapper.optionalNumber(
      "rotation", &rotation, .degrees, in: -3600...3600, "How far it turns in all")
    mapper.optionalColor("fill", &fill, "Its colour")
  }

  func replace(in flight: inout HeartFlight) {
    if let endOffsetX { flight.end.x = flight.start.x + endOffsetX }
    if let endY { flight.end.y = endY }
    if let controlOffsetX { flight.control.x = controlOffsetX }
    if let controlY { flight.control.y = controlY }
    if let rotation { flight.angle = rotation }
    if let fill { flight.fill = fill }
  }
}
