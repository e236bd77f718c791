// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import Testing

/// The scenes against what iOS did: each is set up as the recorded app was and must come as near to
/// the recording as the rules that were measured on it, with little to spare.
@Suite struct SceneFidelityTests {
  @Test func theBallLoaderMovesAsRecorded() throws {
    var loader = BallLoader()
    loader.margin = 0
    let trace = SceneTrace(loader, size: Size(width: 100, height: 100), duration: 1.6)
    var tracks: [String: BallScore.Track] = [:]
    for ball in ["blue", "grey", "red"] {
      tracks[ball] = BallScore.Track(
        x: trace.curve(of: ball) { $0.position.x }, y: trace.curve(of: ball) { $0.position.y },
        radius: trace.curve(of: ball) { $0.scale.x * loader.ball / 2 })
    }
    let score = try BallScore(tracks)
    #expect(score.geometry <= 0.03)
    #expect(score.radiusClock <= 0.25)
    #expect(score.pathClock <= 0.03)
    #expect(score.radiusUp <= 0.02)
    #expect(score.radiusDown <= 0.04)
  }

  @Test func theHeartsRiseAsRecorded() throws {
    let recorded = try HeartParameters.recorded()
    #expect(recorded.map(\.name) == ["H1", "H2", "H3", "H4", "H5", "H6"])
    let positions = try recorded.map { parameters in
      let score = try HeartScore(Self.track(of: parameters), against: parameters)
      #expect(score.position.value <= 0.28, "\(parameters.name)")
      #expect(score.scale.value <= 0.005, "\(parameters.name)")
      #expect(score.alpha.value <= 0.008, "\(parameters.name)")
      #expect(score.rotation.value <= 0.009, "\(parameters.name)")
      return score.position
    }
    #expect(HeartScore.Deviation.pooled(positions) <= 0.22)
  }

  @Test("Sparkles burst as recorded, whatever the seed", arguments: 1...5 as ClosedRange<UInt64>)
  func sparkles(seed: UInt64) throws {
    var button = SparkleButton()
    button.presses = [0.2]
    button.emitter.size = Point(x: 25, y: 0)
    button.emitter.cell.birthRate = 500
    button.emitter.cell.velocity.mean = 40
    button.emitter.cell.velocity.range = 10
    button.emitter.cell.alpha.range = 0.2
    let trace = SceneTrace(
      button, size: Size(width: 120, height: 120), duration: 1.5, seed: seed)
    let particles = trace.tracks(namedFrom: "sparkles.").map { track in
      track.map { time, row in
        SparkleScore.Sample(
          time: time, x: row.position.x, y: row.position.y, alpha: row.opacity)
      }
    }
    let score = try SparkleScore(particles)
    #expect(score.failures == [])
    #expect(score.ringRadius < 1.5)
    #expect(score.ringThickness < 1.5)
  }

  @Test func cubicKeyframesCurveAsRecorded() throws {
    var button = SparkleButton()
    button.presses = [0]
    button.press.values = [1.2, 1.5, 0.6, 1]
    let trace = SceneTrace(button, size: Size(width: 120, height: 120), duration: 0.5)
    #expect(try CubicScore(trace.curve(of: "glyph") { $0.scale.x }).chiSquare <= 0.2)
  }

  /// A heart of the recorded app: 36 points, held by its bottom centre, in a view of 320 × 568.
  private static func track(of parameters: HeartParameters) -> HeartScore.Track {
    var heart = HeartReplay()
    heart.controlOffsetX = parameters.control.x
    heart.controlY = parameters.control.y
    heart.endOffsetX = parameters.endOffsetX
    heart.endY = parameters.endY
    heart.rotation = parameters.rotation
    var fountain = HeartFountain()
    fountain.anchorPoint = Point(x: 0.5, y: 1)
    fountain.source.x = HeartParameters.start.x
    fountain.source.fromBottom = HeartParameters.viewHeight - HeartParameters.start.y
    fountain.hearts = [heart]
    let size = Size(width: HeartParameters.viewWidth, height: HeartParameters.viewHeight)
    let trace = SceneTrace(fountain, size: size, duration: 6)
    return HeartScore.Track(
      x: trace.curve(of: "heart-1") { $0.position.x },
      y: trace.curve(of: "heart-1") { $0.position.y },
      scale: trace.curve(of: "heart-1") { $0.scale.x },
      rotation: trace.curve(of: "heart-1") { $0.rotation },
      alpha: trace.curve(of: "heart-1") { $0.opacity })
  }
}
