// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import TestSupport
import Testing

@Suite struct SparkleButtonTests {
  private let stage = Stage(
    size: Size(width: 120, height: 120), duration: 3, seed: 4, isSeamless: false)

  private func rows(_ button: SparkleButton, at time: Double) -> [TraceRow] {
    LayerTrace().rows(of: button.makeLayer(on: stage), at: time)
  }

  private func particles(_ button: SparkleButton, at time: Double) -> [TraceRow] {
    rows(button, at: time).filter { $0.name.contains("sparkles.") }
  }

  /// Catmull-Rom through the article's values; u = 1/8, 3/8, 5/8, 7/8.
  @Test(
    "The glyph bounces through the article's scales",
    arguments: [
      (0.0, 1.5), (0.0625, 1.09375), (0.125, 0.8), (0.1875, 0.84375), (0.25, 1), (0.3125, 1.125),
      (0.375, 1.2), (0.4375, 1.125), (0.5, 1), (0.6, 1),
    ])
  func bounce(age: Double, scale: Double) throws {
    var button = SparkleButton()
    button.presses = [0.25]
    let glyph = try #require(rows(button, at: 0.25 + age).first { $0.name == "glyph" })
    #expect(abs(glyph.scale.x - scale) < 1e-9)
  }

  @Test func releaseBouncesAndTurnsOff() throws {
    var button = SparkleButton()
    button.presses = [0.5]
    button.releases = [2]
    let color = { (time: Double) in
      try #require(rows(button, at: time).first { $0.name == "glyph" }).color
    }
    #expect(try color(0.49) == button.glyph.offColor)
    #expect(try color(0.5) == button.glyph.onColor)
    #expect(try color(1.99) == button.glyph.onColor)
    #expect(try color(2) == button.glyph.offColor)
    let glyph = try #require(rows(button, at: 2).first { $0.name == "glyph" })
    #expect(abs(glyph.scale.x - 0.8) < 1e-12)
  }

  @Test func aBurstIsAHundredParticlesThatAreGoneInTime() {
    var button = SparkleButton()
    button.presses = [0.2]
    #expect(particles(button, at: 0.19).isEmpty)
    #expect(particles(button, at: 0.305).count == 100)
    #expect(particles(button, at: 0.2 + 0.1 + 0.851).isEmpty)
    #expect(button.workload(on: stage).particles >= 100)
  }

  @Test(
    "A seamless clip ends as it begins, whatever its end cuts off",
    arguments: [
      ([2.9], [1.0]), ([0.3], [2.8]), ([2.5, 7.2], [4.0]), ([0.5], []), ([], [2.9]),
    ])
  func seamless(presses: [Double], releases: [Double]) {
    var button = SparkleButton()
    button.presses = presses
    button.releases = releases
    let loop = Stage(size: stage.size, duration: 3, seed: 4, isSeamless: true)
    let root = button.makeLayer(on: loop)
    for moment in [0, 0.25] {
      let first = SceneLawTests.picture(of: root, at: moment)
      #expect(first == SceneLawTests.picture(of: root, at: moment + 3))
    }
  }

  @Test func sparklesLieUnderTheGlyphUnlessTold() {
    var button = SparkleButton()
    #expect(button.makeLayer(on: stage).sublayers[0].sublayers.map(\.zPosition) == [0, -1])
    button.emitter.zPosition = 1
    #expect(button.makeLayer(on: stage).sublayers[0].sublayers.map(\.zPosition) == [0, 1])
  }

  @Test func listedParticlesReplaceTheBirths() throws {
    var button = SparkleButton()
    var particle = SparkleReplay()
    particle.time = 1
    particle.lifetime = 0.5
    particle.angle = .pi / 2
    particle.radius = 10
    particle.speed = 20
    button.emitter.particles = [particle]
    #expect(particles(button, at: 0.3).isEmpty)
    let rows = particles(button, at: 1.25)
    #expect(rows.count == 1)
    #expect(abs(try #require(rows.first).position.y - 15) < 1e-9)
    #expect(abs(try #require(rows.first).position.x) < 1e-9)
  }

  @Test("Every glyph is a shape inside its square", arguments: ButtonGlyph.Shape.allCases)
  func glyphsFit(shape: ButtonGlyph.Shape) throws {
    var button = SparkleButton()
    button.glyph.shape = shape
    let glyph = button.makeLayer(on: stage).sublayers[0].sublayers[0]
    guard case .shapes(let shapes) = glyph.content else {
      Issue.record("the glyph has no shape")
      return
    }
    let bounds = try #require(shapes.first).path.controlBounds
    #expect(bounds.minX >= 0 && bounds.minY >= 0)
    #expect(bounds.maxX <= glyph.bounds.maxX && bounds.maxY <= glyph.bounds.maxY)
    #expect(bounds.size.width > glyph.bounds.size.width / 2)
  }
}
