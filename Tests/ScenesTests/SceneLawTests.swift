// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import Testing

/// What every scene of the catalog must keep.
@Suite struct SceneLawTests {
  static let sceneNames = SceneCatalog.all.map { $0.name }

  static func scene(named name: String) throws -> any Scene {
    try #require(SceneCatalog.all.first { $0.name == name }).init()
  }

  static func picture(of root: Layer, at time: Double) -> DisplayList {
    DisplayListBuilder().displayList(of: root, at: time, rootTransform: .identity)
  }

  @Test("Names are different and fit a command line")
  func namesAreDifferent() {
    #expect(Set(Self.sceneNames).count == Self.sceneNames.count)
    for name in Self.sceneNames {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  @Test("The same scene on the same stage is the same picture", arguments: sceneNames)
  func isPure(name: String) throws {
    let stage = Stage(
      size: Size(width: 100, height: 160), duration: 2, seed: 7, isSeamless: true)
    let first = try Self.scene(named: name).makeLayer(on: stage)
    let second = try Self.scene(named: name).makeLayer(on: stage)
    for time in [1.9, 0.3, 0, 1.1] {
      #expect(Self.picture(of: first, at: time) == Self.picture(of: second, at: time))
    }
  }

  @Test("The root covers the stage", arguments: sceneNames)
  func rootCoversStage(name: String) throws {
    let stage = Stage(size: Size(width: 90, height: 70), duration: 1, seed: 0, isSeamless: false)
    let root = try Self.scene(named: name).makeLayer(on: stage)
    #expect(root.bounds == Rect(x: 0, y: 0, width: 90, height: 70))
    #expect(root.position == Point(x: 45, y: 35))
  }

  @Test("There is something to see at some time", arguments: sceneNames)
  func showsSomething(name: String) throws {
    let stage = Stage(
      size: Size(width: 200, height: 300), duration: 3, seed: 1, isSeamless: false)
    let root = try Self.scene(named: name).makeLayer(on: stage)
    let times = (0..<30).map { Double($0) / 10 }
    #expect(times.contains { !Self.picture(of: root, at: $0).commands.isEmpty })
  }

  @Test(
    "Stages of any size and length are drawn without a trap", arguments: sceneNames,
    [
      Stage(size: Size(width: 1, height: 1), duration: 0.001, seed: .max, isSeamless: true),
      Stage(size: Size(width: 8192, height: 1), duration: 600, seed: 0, isSeamless: true),
      Stage(size: Size(width: 0.001, height: 8192), duration: 600, seed: 1, isSeamless: false),
    ])
  func survivesExtremeStages(name: String, stage: Stage) throws {
    let scene = try Self.scene(named: name)
    let root = scene.makeLayer(on: stage)
    for time in [0, stage.duration / 2, stage.duration, 1e9, -1e9] {
      _ = Self.picture(of: root, at: time)
    }
    #expect(scene.workload(on: stage).layers >= 1)
  }

  @Test("Trace rows of a moment have different names", arguments: sceneNames)
  func traceNamesAreUnique(name: String) throws {
    let stage = Stage(
      size: Size(width: 200, height: 300), duration: 2, seed: 3, isSeamless: true)
    let root = try Self.scene(named: name).makeLayer(on: stage)
    for step in 0..<20 {
      let names = LayerTrace().rows(of: root, at: Double(step) / 10).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
