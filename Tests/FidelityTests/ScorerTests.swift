// SPDX-License-Identifier: MIT

import Testing

/// The scorers themselves: the measured rules get the figures that the recordings' analysis got for
/// them, wrong rules are far outside the gates.
@Suite struct ScorerTests {
  @Test(
    "The ball scorer knows the recorded timing from others",
    arguments: [
      (.equalElements, 0.016, 0.197, 0.009), (.paced, 0.013, 12.576, 10.355),
      (.countedMove, 0.018, 7.888, 8.612), (.perArc, 0.023, 9.444, 8.970),
    ] as [(BallModel, Double, Double, Double)])
  func ball(model: BallModel, geometry: Double, radiusClock: Double, pathClock: Double) throws {
    let score = try BallScore(model.tracks)
    #expect(agree(score.geometry, geometry, digits: 3))
    #expect(agree(score.radiusClock, radiusClock, digits: 3))
    #expect(agree(score.pathClock, pathClock, digits: 3))
    #expect(agree(score.radiusUp, 0.013, digits: 3))
    #expect(agree(score.radiusDown, 0.025, digits: 3))
  }

  @Test(
    "The heart scorer knows each recorded heart",
    arguments: [
      ("H1", 0.140, 53, 0.0035, 16, 0.0037, 54, 0.0026, 50),
      ("H2", 0.131, 45, 0.0029, 16, 0.0041, 46, 0.0027, 42),
      ("H3", 0.241, 87, 0.0014, 17, 0.0047, 88, 0.0056, 76),
      ("H4", 0.156, 49, 0.0012, 16, 0.0050, 50, 0.0032, 46),
      ("H5", 0.252, 97, 0.0035, 16, 0.0038, 98, 0.0076, 87),
      ("H6", 0.136, 67, 0.0013, 16, 0.0045, 68, 0.0030, 64),
    ])
  func heart(
    name: String, position: Double, positions: Int, scale: Double, scales: Int, alpha: Double,
    alphas: Int, rotation: Double, rotations: Int
  ) throws {
    let parameters = try #require(try HeartParameters.recorded().first { $0.name == name })
    let score = try HeartScore(HeartModel.measured.track(parameters), against: parameters)
    #expect(agree(score.position.value, position, digits: 3))
    #expect(agree(score.scale.value, scale, digits: 4))
    #expect(agree(score.alpha.value, alpha, digits: 4))
    #expect(agree(score.rotation.value, rotation, digits: 4))
    let counts = [score.position, score.scale, score.alpha, score.rotation].map(\.count)
    #expect(counts == [positions, scales, alphas, rotations])
  }

  @Test(
    "The heart scorer knows the recorded rules from others",
    arguments: [
      (.measured, 0.0025, 0.0043), (.singleSpring, 0.0442, 0.0043),
      (.additiveAlpha, 0.0025, 0.0237),
    ] as [(HeartModel, Double, Double)])
  func hearts(model: HeartModel, scale: Double, alpha: Double) throws {
    let scores = try HeartParameters.recorded().map { parameters in
      try HeartScore(model.track(parameters), against: parameters)
    }
    #expect(agree(HeartScore.Deviation.pooled(scores.map(\.position)), 0.1973, digits: 4))
    #expect(agree(HeartScore.Deviation.pooled(scores.map(\.scale)), scale, digits: 4))
    #expect(agree(HeartScore.Deviation.pooled(scores.map(\.alpha)), alpha, digits: 4))
    #expect(agree(HeartScore.Deviation.pooled(scores.map(\.rotation)), 0.0050, digits: 4))
  }

  @Test(
    "The sparkle scorer finds what differs",
    arguments: [
      (SparkleModel(), [], 0.75, 0.90),
      (SparkleModel(circleRadius: 25), ["first radius"], 1.15, 1.60),
      (SparkleModel(lifetimeRange: 0.6, velocityRange: 20), ["speed", "life"], 0.54, 0.47),
    ] as [(SparkleModel, [String], Double, Double)])
  func sparkle(model: SparkleModel, failures: [String], radius: Double, thickness: Double) throws {
    let score = try SparkleScore(model.particles)
    #expect(score.fits.count == 50)
    let failed = score.failures.map { $0.prefix { $0 != ":" } }.map(String.init)
    #expect(failed == failures)
    #expect(agree(score.ringRadius, radius, digits: 2))
    #expect(agree(score.ringThickness, thickness, digits: 2))
  }

  @Test(
    "The cubic scorer knows the recorded end tangents from others",
    arguments: [(1, 0.06, 0.1105), (0.5, 2.94, 0.11), (0, 12.12, 0.1095)])
  func cubic(endTangents: Double, chiSquare: Double, offset: Double) throws {
    let score = try CubicScore(CubicModel(endTangents: endTangents).curve)
    #expect(agree(score.chiSquare, chiSquare, digits: 2))
    #expect(agree(score.offset, offset, digits: 4))
  }

  /// Whether `value` is printed as `expected` with so many digits after the point.
  private func agree(_ value: Double, _ expected: Double, digits: Int) -> Bool {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    return (value * unit).rounded() == (expected * unit).rounded()
  }
}
