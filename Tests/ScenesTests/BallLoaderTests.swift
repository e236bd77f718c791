// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import Testing

@Suite struct BallLoaderTests {
  private func rows(_ loader: BallLoader = BallLoader(), at time: Double) -> [String: TraceRow] {
    let stage = Stage(
      size: Size(width: loader.container, height: loader.container), duration: loader.cycle,
      seed: 0, isSeamless: true)
    let rows = LayerTrace().rows(of: loader.makeLayer(on: stage), at: time)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
  }

  /// From the measured model: six equal shares of the eased time, the lead-in line being one.
  @Test(
    "The blue ball is where the recording's rules put it",
    arguments: [
      (0.0, 9.5, 50.0), (0.2, 9.546671, 50), (0.4, 9.693743, 50), (0.6, 28.281188, 77.646029),
      (0.8, 69.5, 50), (1.0, 42.595671, 31.954893), (1.2, 25.774403, 50), (1.4, 13.420370, 50),
    ])
  func blueBallPosition(time: Double, x: Double, y: Double) throws {
    let ball = try #require(rows(at: time)["blue"])
    #expect(abs(ball.position.x - x) <= 5e-7)
    #expect(abs(ball.position.y - y) <= 5e-7)
  }

  @Test("The red ball runs the blue ball's path turned by 180 degrees", arguments: 0..<16)
  func redMirrorsBlue(step: Int) throws {
    let rows = rows(at: Double(step) / 10)
    let blue = try #require(rows["blue"]).position
    let red = try #require(rows["red"]).position
    #expect(abs(blue.x + red.x - 100) < 1e-12)
    #expect(abs(blue.y + red.y - 100) < 1e-12)
  }

  @Test("Every cycle is the first", arguments: [0.0, 0.31, 0.8, 1.25, 1.59])
  func cyclesRepeat(time: Double) throws {
    for ball in ["blue", "grey", "red"] {
      let first = try #require(rows(at: time)[ball])
      let third = try #require(rows(at: time + 3.2)[ball])
      #expect(abs(first.position.x - third.position.x) < 1e-9)
      #expect(abs(first.scale.x - third.scale.x) < 1e-9)
    }
  }

  @Test(
    "Balls rest, grow, rest at the top, shrink",
    arguments: [(0.0, 1.0), (0.3, 1), (0.8, 1.5), (1.0, 1.5), (1.1, 1.5), (1.35, 1.25)])
  func pulse(time: Double, scale: Double) throws {
    let ball = try #require(rows(at: time)["grey"])
    #expect(abs(ball.scale.x - scale) < 1e-9)
    #expect(ball.scale.x == ball.scale.y)
  }

  @Test func restLongerThanHalfTheCycleMeansNoPulse() throws {
    var loader = BallLoader()
    loader.pulse.delay = 1
    for step in 0..<16 {
      #expect(try #require(rows(loader, at: Double(step) / 10)["grey"]).scale.x == 1)
    }
  }

  @Test func drawsBackdropBlueGreyRed() {
    let stage = Stage(
      size: Size(width: 100, height: 100), duration: 1.6, seed: 0, isSeamless: true)
    let loader = BallLoader().makeLayer(on: stage).sublayers[0]
    #expect(loader.sublayers.map(\.name) == ["backdrop", "blue", "grey", "red"])
    #expect(loader.sublayers[0].cornerRadius == 10)
    #expect(loader.sublayers[0].backgroundColor == Color(hex: 0xF7F7F7))
  }
}
