// SPDX-License-Identifier: MIT

import Testing

/// The random choices of one recorded heart, recovered from its track; lengths in points.
struct HeartParameters: Sendable, CustomTestStringConvertible {
  /// The recorded view's size.
  static let viewWidth = 320.0
  static let viewHeight = 568.0
  /// Where hearts start, with the bottom centre.
  static let start = (x: 38.0, y: 540.0)

  let name: String
  /// Offsets of the curve's control points: the first is at `start.x + x`, `viewHeight - y`, the second
  /// at `start.x - 2x`, `y`.
  let control: (x: Double, y: Double)
  let endOffsetX: Double
  let endY: Double
  /// Final turn, radians.
  let rotation: Double
  /// By what the colour that was assumed for the heart makes its alpha wrong.
  let alphaGain: Double

  var testDescription: String { name }

  static func recorded() throws -> [HeartParameters] {
    let table = try RecordedTable("hearts-params")
    let (controlX, controlY) = try (table.numbers("xDelta"), table.numbers("yDelta"))
    let (endX, endY) = try (table.numbers("endX"), table.numbers("P3y"))
    let rotation = try table.numbers("rot_final_rad")
    let gain = try table.numbers("alpha_colour_gain")
    return try table.texts("heart").enumerated().map { index, name in
      HeartParameters(
        name: name, control: (controlX[index], controlY[index]), endOffsetX: endX[index],
        endY: endY[index], rotation: rotation[index], alphaGain: gain[index])
    }
  }
}
