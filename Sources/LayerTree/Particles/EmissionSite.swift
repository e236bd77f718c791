// SPDX-License-Identifier: MIT

import Graphics

/// Where on an emitter's shape a particle is born, and which way is out there.
///
/// The circle's outline is as recorded: radius half the width, straight away from the centre, also
/// if the width is 0. The other natural directions are Core Animation's where common use shows them
/// (a point emits along x; a line, which snow and confetti turn by π to fall, upwards) and our
/// choice for the rest.
struct EmissionSite {
  /// From the centre of the shape, points.
  var offset: Point
  /// Radians from the x axis, clockwise.
  var angle: Double

  /// Two numbers in 0..<1 choose the place: `along` goes along the outline or the width, `across`
  /// goes from the centre to the border or down the height.
  init(of emitter: EmitterContent, along: Double, across: Double) {
    switch emitter.shape {
    case .point: self.init(x: 0, y: 0, angle: 0)
    case .line:
      let place = emitter.mode == .points ? Self.end(along) : along - 0.5
      self.init(x: place * emitter.size.width, y: 0, angle: -.pi / 2)
    case .rectangle:
      switch emitter.mode {
      case .points: self.init(cornerOf: emitter.size, at: along)
      case .outline: self.init(borderOf: emitter.size, at: along)
      case .surface, .volume:
        self.init(
          x: (along - 0.5) * emitter.size.width, y: (across - 0.5) * emitter.size.height, angle: 0)
      }
    case .circle:
      let outer = emitter.size.width / 2
      switch emitter.mode {
      case .points: self.init(circleOfRadius: 0, at: along)
      case .outline: self.init(circleOfRadius: outer, at: along)
      case .surface, .volume: self.init(circleOfRadius: outer * across.squareRoot(), at: along)
      }
    }
  }

  private init(x: Double, y: Double, angle: Double) {
    offset = Point(x: x, y: y)
    self.angle = angle
  }

  private init(circleOfRadius radius: Double, at turn: Double) {
    let angle = 2 * .pi * turn
    self.init(
      x: radius * ElementaryFunctions.cos(angle), y: radius * ElementaryFunctions.sin(angle),
      angle: angle)
  }

  /// One of the four corners, each with a quarter of 0..<1; out is away from the centre.
  private init(cornerOf size: Size, at place: Double) {
    let isLower = place >= 0.5
    let x = Self.end(isLower ? place * 2 - 1 : place * 2) * size.width
    let y = (isLower ? 0.5 : -0.5) * size.height
    self.init(x: x, y: y, angle: ElementaryFunctions.atan2(y, x))
  }

  /// Clockwise along the four sides from the top left corner; out is a right angle to the side.
  private init(borderOf size: Size, at place: Double) {
    let (width, height) = (size.width, size.height)
    let length = place * 2 * (width + height)
    if length < width {
      self.init(x: length - width / 2, y: -height / 2, angle: -.pi / 2)
    } else if length < width + height {
      self.init(x: width / 2, y: length - width - height / 2, angle: 0)
    } else if length < 2 * width + height {
      self.init(x: 1.5 * width + height - length, y: height / 2, angle: .pi / 2)
    } else {
      self.init(x: -width / 2, y: 2 * width + 1.5 * height - length, angle: .pi)
    }
  }

  /// One of the two ends of a line of length 1 around 0.
  private static func end(_ place: Double) -> Double { place < 0.5 ? -0.5 : 0.5 }
}
