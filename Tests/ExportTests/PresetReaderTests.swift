// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Graphics
import Testing

@Suite struct PresetReaderTests {
  @Test func readsEveryKey() throws {
    let preset = try PresetSample.read(PresetSample.text)
    #expect(preset.name == "sample")
    #expect(preset.title == "A sample")
    #expect(preset.seed == 7)
    #expect(preset.outputs == ["sample.gif", "sample.mp4"])
    #expect(
      preset.clip == ClipTiming(duration: 6, rate: FrameRate(50), loop: .forever, isSeamless: true))
    #expect(preset.canvas.size == Size(width: 320, height: 480))
    #expect(preset.canvas.scale == 2)
    #expect(preset.canvas.matte == .white)
    #expect(preset.scene is PresetTestScene)
  }

  @Test func whatIsLeftOutHasDefaults() throws {
    let preset = try PresetSample.read(PresetSample.document(""))
    #expect(preset.title == "a")
    #expect(preset.outputs == ["a.gif", "a.mp4"])
    #expect(
      preset.canvas
        == Canvas(
          size: Size(width: 200, height: 200), scale: 2, background: .transparent, matte: .white))
    #expect(
      preset.clip == ClipTiming(duration: 3, rate: FrameRate(50), loop: .forever, isSeamless: false)
    )
  }

  @Test(
    "A frame rate is exact",
    arguments: [
      ("30", FrameRate(30)), ("29.97", FrameRate(2997, per: 100)),
      ("\"ntsc\"", FrameRate(30000, per: 1001)),
      ("\"30000/1001\"", FrameRate(30000, per: 1001)), ("23.976", FrameRate(2997, per: 125)),
      ("\"ntsc-film\"", FrameRate(24000, per: 1001)), ("\"pal\"", FrameRate(25)),
      ("\"film\"", FrameRate(24)), ("\"60fps\"", FrameRate(60)),
      ("\"12.5fps\"", FrameRate(25, per: 2)),
      ("\"100/3\"", FrameRate(100, per: 3)), ("0.5", FrameRate(1, per: 2)), ("1e1", FrameRate(10)),
      ("1.5e1", FrameRate(15)),
      ("240", FrameRate(240)), ("25.000", FrameRate(25)),
    ])
  func readsRates(text: String, rate: FrameRate) throws {
    let override = Override(keyPath: "timing.fps", text: text, spelling: "--fps")
    #expect(try PresetSample.read(PresetSample.text, overrides: [override]).clip.rate == rate)
  }

  @Test(
    "A rate that no clip can have is refused",
    arguments: [
      "0", "-1", "240.1", "1000", "1e9", "1e308", "-0", "\"30/0\"", "\"0/1\"", "\"/\"", "\"30/\"",
      "\"30/1/1\"", "\"-30/-1\"", "\"1e400/1e400\"", "33.3333333", "\"fast\"", "true", "null",
      "[30]",
      "\"30.5/1\"", "\"10000000000/1000000000\"", "1e-9", "0.009999", "\"1/1000000000\"",
    ])
  func refusesRates(text: String) throws {
    let override = Override(keyPath: "timing.fps", text: text, spelling: "--fps")
    let errors = PresetSample.errors(PresetSample.text, overrides: [override])
    #expect(errors.count == 1)
    #expect(try #require(errors.first).message.contains("timing.fps"))
  }

  @Test(
    "A loop counts plays",
    arguments: [
      ("\"forever\"", LoopCount.forever), ("\"once\"", .once), ("1", .once), ("3", .times(3)),
      ("65536", .times(65536)),
    ])
  func readsLoops(text: String, loop: LoopCount) throws {
    let override = Override(keyPath: "timing.loop", text: text, spelling: "--loop")
    #expect(try PresetSample.read(PresetSample.text, overrides: [override]).clip.loop == loop)
  }

  @Test(
    "A seed has 64 bits",
    arguments: [
      ("0", 0), ("18446744073709551615", UInt64.max), ("9007199254740993", 9_007_199_254_740_993),
    ])
  func readsSeeds(text: String, seed: UInt64) throws {
    let override = Override(keyPath: "seed", text: text, spelling: "--seed")
    #expect(try PresetSample.read(PresetSample.text, overrides: [override]).seed == seed)
  }

  @Test(
    "A gradient lies on the canvas, in points",
    arguments: [
      (#"{}"#, Point(x: 50, y: 0), Point(x: 50, y: 200)),
      (#"{"angle":0}"#, Point(x: 0, y: 100), Point(x: 100, y: 100)),
      (#"{"start":[0,0],"end":[1,0.5]}"#, Point(x: 0, y: 0), Point(x: 100, y: 100)),
      (##"{"angle":"90deg","from":"#FFF"}"##, Point(x: 50, y: 0), Point(x: 50, y: 200)),
    ])
  func placesGradients(text: String, start: Point, end: Point) throws {
    let preset = try PresetSample.read(
      PresetSample.document(#""x-":0"#),
      overrides: [
        Override(keyPath: "canvas.size", text: "[100,200]", spelling: "--size"),
        Override(keyPath: "canvas.background", text: text, spelling: "--background"),
      ])
    guard case .gradient(let gradient) = preset.canvas.background,
      case .linear(let actualStart, let actualEnd) = gradient.geometry
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect((actualStart - start).length < 1e-9)
    #expect((actualEnd - end).length < 1e-9)
    #expect(gradient.stops.map(\.location) == [0, 1])
  }

  @Test func aGradientAtAnAngleEndsAtTheCorners() throws {
    let preset = try PresetSample.read(
      PresetSample.document(#""x-":0"#),
      overrides: [
        Override(
          keyPath: "canvas.background",
          text: ##"{"angle":45,"stops":[{"at":"30%","color":"#123"}]}"##,
          spelling: "--background")
      ])
    guard case .gradient(let gradient) = preset.canvas.background,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start.length < 1e-9)
    #expect((end - Point(x: 200, y: 200)).length < 1e-9)
    #expect(gradient.stops == [.init(location: 0.3, color: Color(hex: 0x112233))])
  }

  @Test(
    "A clip shorter than a frame has one",
    arguments: [("0.001", 1), ("0.02", 1), ("0.021", 2), ("600", 30_000)])
  func countsFrames(duration: String, count: Int) throws {
    let override = Override(keyPath: "timing.duration", text: duration, spelling: "--duration")
    let small = Override(keyPath: "canvas.scale", text: "0.01", spelling: "--scale")
    let preset = try PresetSample.read(PresetSample.text, overrides: [override, small])
    #expect(preset.clip.frameCount == count)
  }

  @Test func aByteOrderMarkAndLineBreaksChangeNothing() throws {
    let plain = try PresetSample.read(PresetSample.text)
    let other = try PresetSample.read(
      "\u{FEFF}" + PresetSample.text.split(separator: "\n").joined(separator: "\r\n"))
    #expect(ParameterLister.list(plain.scene) == ParameterLister.list(other.scene))
    #expect(plain.canvas == other.canvas)
    #expect(plain.clip == other.clip)
  }
}
