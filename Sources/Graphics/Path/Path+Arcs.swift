// SPDX-License-Identifier: MIT

extension Path {
  /// Most quarter turns in one arc; an arc that winds on and on looks the same after one.
  private static let largestQuarterCount = 64.0
  /// An arc's remainder below this many radians belongs to the quarter before it.
  private static let smallestRemainder = 1e-9

  /// Adds a circular arc by Core Graphics' rules.
  ///
  /// A line from the current point to the arc's start always comes first, even if its length is 0;
  /// an empty path moves there instead. The arc is cut into quarters from its *start angle* on, and
  /// what remains becomes a smaller piece of its own: half a turn is exactly two cubic curves. Each
  /// of these elements is one segment of a path animation.
  ///
  /// Angles are in radians, 0 to the right, π/2 at the bottom: `clockwise` has `UIBezierPath`'s
  /// sense, by increasing angle. Clockwise, an end angle that is less than the start angle grows by
  /// whole turns until it is greater; else it is the other way round. Equal angles give the line
  /// alone. An arc that is not finite gives nothing.
  package mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let circle = Circle(center: center, radius: radius)
    let start = circle.point(at: startAngle)
    guard endAngle.isFinite, sweep.isFinite, start.x.isFinite, start.y.isFinite else { return }
    line(to: start)
    let quarters = Self.quarterCount(of: abs(sweep))
    for index in 0..<quarters.whole {
      let from = startAngle + Double(index) * Self.quarter(towards: sweep)
      let isLast = index + 1 == quarters.whole && quarters.remainder == 0
      let to = isLast ? startAngle + sweep : from + Self.quarter(towards: sweep)
      addPiece(of: circle, from: from, to: to)
    }
    guard quarters.remainder > 0 else { return }
    addPiece(
      of: circle, from: startAngle + Double(quarters.whole) * Self.quarter(towards: sweep),
      to: startAngle + sweep)
  }

  /// Signed angle, in radians, from `start` to `end`.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let sign = clockwise ? 1.0 : -1.0
    let turn = 2 * Double.pi
    var difference = (end - start) * sign
    if difference < 0 {
      // The end angle grows, not the difference: π to 0 must give 2π - π, which is π exactly.
      let turns = (-difference / turn).rounded(.up)
      difference = (end + sign * turns * turn - start) * sign
      if difference <= 0 { difference += turn }
    }
    return min(difference, largestQuarterCount * .pi / 2) * sign
  }

  private static func quarter(towards sweep: Double) -> Double { sweep < 0 ? -.pi / 2 : .pi / 2 }

  /// How many quarter turns an angle has, and what remains.
  private static func quarterCount(of angle: Double) -> (whole: Int, remainder: Double) {
    let quarter = Double.pi / 2
    let whole = ((angle + smallestRemainder) / quarter).rounded(.down)
    let remainder = angle - whole * quarter
    guard whole > 0 else { return (0, angle) }
    return (Int(whole), remainder > smallestRemainder ? remainder : 0)
  }

  /// Adds the cubic curve for an arc of at most a quarter turn that begins at the current point.
  ///
  /// Its handles are `4/3·tan(δ/4)` radii long; the curve is within 0.027 % of a radius.
  private mutating func addPiece(of circle: Circle, from: Double, to: Double) {
    let handle = 4.0 / 3 * ElementaryFunctions.tan((to - from) / 4)
    cubic(
      to: circle.point(at: to),
      control1: circle.point(at: from) + circle.tangent(at: from) * handle,
      control2: circle.point(at: to) - circle.tangent(at: to) * handle)
  }

  private struct Circle {
    let center: Point
    let radius: Double

    func point(at angle: Double) -> Point {
      Point(
        x: center.x + radius * ElementaryFunctions.cos(angle),
        y: center.y + radius * ElementaryFunctions.sin(angle))
    }

    /// Clockwise direction at `angle`, a radius long.
    func tangent(at angle: Double) -> Point {
      Point(
        x: -radius * ElementaryFunctions.sin(angle), y: radius * ElementaryFunctions.cos(angle))
    }
  }
}
