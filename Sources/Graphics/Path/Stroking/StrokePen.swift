// SPDX-License-Identifier: MIT

/// A stroke style in the units of the path, with what its accuracy needs in the same units.
struct StrokePen {
  /// Half the line width.
  let radius: Double
  let cap: LineCap
  let join: LineJoin
  /// Farthest that the outline may be from the exact one, before vertices are moved.
  let tolerance: Double

  /// A pen that draws within `tolerance` pixels under `transform`, or nil if it leaves no trace.
  init?(style: StrokeStyle, transform: AffineTransform, tolerance: Double) {
    let stretch = transform.maximumStretch
    let localTolerance = tolerance / stretch
    guard style.width > 0, stretch > 0, localTolerance > 0, localTolerance.isFinite else {
      return nil
    }
    radius = min(style.width / 2, StrokeCenterLine.coordinateLimit)
    cap = style.cap
    join = style.join
    self.tolerance = localTolerance
  }

  /// Shortest distance that counts; closer points are one, for their direction is but rounding.
  var shortestLength: Double { tolerance / 1024 }

  /// Whether two directions differ so little that every join between them looks the same.
  ///
  /// - Parameter cosine: Cosine of the angle between the directions.
  /// - Returns: True if a miter, an arc and a bevel are within a fraction of the tolerance.
  func isSmooth(cosine: Double) -> Bool {
    radius * (1 - cosine) <= tolerance / 4 && cosine > 0
  }

  /// Whether a miter join at a corner stays within its limit.
  ///
  /// The miter reaches `radius / cos(turn / 2)`, and `cos²(turn / 2) = (1 + cos turn) / 2`.
  static func miter(limit: Double, allowsCosine cosine: Double) -> Bool {
    limit * limit * (1 + cosine) >= 2
  }
}
