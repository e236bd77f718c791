// SPDX-License-Identifier: MIT

import Graphics
package import LayerTree

/// Three balls: two swing around the middle one and change places with their own start, all pulse.
///
/// Each outer ball runs once around a big half circle, back along a small one and home, as one
/// keyframe path under one timing function. A cycle ends as it began, so the clip loops where its
/// duration is a multiple of the cycle.
///
/// Source: article 002; order, second path and backdrop are our own (decision 17).
package struct BallLoader: Scene {
  package static let name = "ball-loader"
  package static let summary = "Three balls that circle and pulse, as a loading indicator"

  /// Side of the square that the balls move in, points.
  package var container = 100.0
  /// Diameter of a resting ball, points.
  package var ball = 13.0
  /// Gap between the container's side and a resting outer ball, points.
  package var margin = 3.0
  /// Scale at the top of the pulse.
  package var ballScale = 1.5
  /// Length of one cycle, seconds.
  package var cycle = 1.6
  package var orbitCurve = CurveName.easeInEaseOut
  package var pulse = BallPulse()
  package var colors = BallColors()
  package var backdrop = BallBackdrop()

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let article = "article 002"
    mapper.number(
      "container", &container, .points, in: 1...4000,
      ParameterNote("Side of the square that the balls move in", source: "the article's repository")
    )
    mapper.number(
      "ball", &ball, .points, in: 0.1...1000,
      ParameterNote("Diameter of a resting ball", source: "the article's repository"))
    mapper.number(
      "margin", &margin, .points, in: 0...1000,
      ParameterNote(
        "Gap between the square's side and a resting outer ball",
        source: "the article's repository; the recorded app had 0"))
    mapper.number(
      "ballScale", &ballScale, .none, in: 0.01...20,
      ParameterNote("Scale of a ball at the top of its pulse", source: article))
    mapper.number(
      "cycle", &cycle, .seconds, in: 0.05...60,
      ParameterNote("Length of one cycle", source: "the article's repository"))
    mapper.choice(
      "orbitCurve", &orbitCurve,
      ParameterNote("Timing function of the whole run along the path", source: article))
    mapper.group("pulse", &pulse, "How the balls grow and shrink in each half of the cycle")
    mapper.group("colors", &colors, "Colours of the balls")
    mapper.group("backdrop", &backdrop, "The panel behind the balls")
  }

  package func workload(on stage: Stage) -> Workload {
    let sides = backdrop.size * backdrop.size + 3 * 4 * fullRadius * fullRadius
    return Workload(
      layers: 6, particles: 0, paint: min(sides, 4 * stage.area) * stage.duration,
      factors: "6 of the loader")
  }

  package func makeLayer(on stage: Stage) -> Layer {
    var root = Layer(stage: stage, name: Self.name)
    var loader = Layer(
      name: "loader", bounds: Rect(x: 0, y: 0, width: container, height: container),
      position: Point(x: stage.size.width / 2, y: stage.size.height / 2))
    // The layer's own time starts again with every cycle.
    loader.timing = MediaTiming(duration: cycle)
    loader.timing.repeatCount = .infinity
    loader.sublayers = balls()
    if backdrop.isShown { loader.sublayers.insert(backdropLayer(), at: 0) }
    root.sublayers = [loader]
    return root
  }

  private var center: Point { Point(x: container / 2, y: container / 2) }

  /// Radius of a ball at the top of its pulse.
  private var fullRadius: Double { ball * ballScale / 2 }

  private func balls() -> [Layer] {
    let home = Point(x: margin + ball / 2, y: container / 2)
    let path = orbit(from: home)
    let halfTurn = AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: container, ty: container)
    return [
      ballLayer("blue", at: home, color: colors.left, path: path),
      ballLayer("grey", at: center, color: colors.center, path: nil),
      ballLayer(
        "red", at: halfTurn.apply(home), color: colors.right,
        path: path.transformed(by: halfTurn)),
    ]
  }

  /// The big half circle under the middle, the small one over it, and the line home.
  ///
  /// The second arc is a path of its own that is appended, as in the article: the move it begins
  /// with takes no time, the line that the first arc adds from `home` takes its share.
  private func orbit(from home: Point) -> Path {
    let bigRadius = (container / 2 + fullRadius) / 2
    var path = Path()
    path.move(to: home)
    path.addArc(
      center: Point(x: bigRadius + fullRadius, y: container / 2), radius: bigRadius,
      startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
    var back = Path()
    back.addArc(
      center: center, radius: 2 * fullRadius, startAngle: 2 * .pi, endAngle: .pi,
      clockwise: false)
    path.append(back)
    path.line(to: home)
    return path
  }

  private func ballLayer(_ name: String, at position: Point, color: Color, path: Path?) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: ball, height: ball)
    var layer = Layer(name: name, bounds: bounds, position: position)
    layer.content = .shapes([ShapeContent(path: .ellipse(in: bounds), fill: .solid(color))])
    pulse.animate(&layer, to: ballScale, cycle: cycle)
    if let path {
      var run = PathAnimation(path: path, duration: cycle)
      run.timingFunction = orbitCurve.timing
      layer.animations.append(run)
    }
    return layer
  }

  private func backdropLayer() -> Layer {
    var layer = Layer(
      name: "backdrop", bounds: Rect(x: 0, y: 0, width: backdrop.size, height: backdrop.size),
      position: center)
    layer.backgroundColor = backdrop.color
    layer.cornerRadius = backdrop.cornerRadius
    return layer
  }
}
