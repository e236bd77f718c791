// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct OverrideEffectsTests {
  private func override(_ keyPath: String, _ spelling: String? = nil) -> Override {
    Override(keyPath: keyPath, text: "1", spelling: spelling ?? keyPath)
  }

  /// The effects on a clip on `background` that goes to the formats of `names`.
  private func effects(
    _ names: [String], background: String = "#FFFFFF", colors: String = "null"
  ) throws -> OverrideEffects {
    let outputs = try names.map { name in
      ClipOutput(
        path: "a.\(name)", format: try #require(OutputFormatCatalog.format(named: name)))
    }
    return OverrideEffects([
      (try .square(["canvas.background": background, "gif.colors": colors]), outputs)
    ])
  }

  @Test(
    "A key is of use to the formats of its section alone",
    arguments: ["gif.colors", "gif.quality", "gif", "video.quality", "video"],
    [["gif"], ["mp4"], ["mov"], ["m4v"], ["gif", "mp4"]])
  func sections(keyPath: String, formats: [String]) throws {
    let wantsGIF = keyPath.hasPrefix("gif")
    let isOfUse = formats.contains { ($0 == "gif") == wantsGIF }
    let objection = try effects(formats).objection(to: [override(keyPath)])
    #expect((objection == nil) == isOfUse)
    if !isOfUse {
      #expect(
        objection?.hasPrefix("\(keyPath) has no effect: no \(wantsGIF ? "GIF" : "video")") == true)
    }
  }

  @Test("An option for two kinds of files is of use to either", arguments: ["gif", "mp4"])
  func sharedOption(format: String) throws {
    let option = ["gif.quality", "video.quality"].map { override($0, "--quality high") }
    #expect(try effects([format]).objection(to: option) == nil)
  }

  @Test(
    "A matte is of use where a canvas is not opaque",
    arguments: [("#FFFFFF", false), ("transparent", true), ("#FFFFFF80", true)],
    ["gif", "mp4"])
  func matte(canvas: (background: String, isOfUse: Bool), format: String) throws {
    let objection = try effects([format], background: canvas.background)
      .objection(to: [override("canvas.matte", "--matte #000")])
    #expect((objection == nil) == canvas.isOfUse)
    #expect(objection?.contains("--matte #000 has no effect: the canvas is opaque") != false)
  }

  @Test(
    "Dither is of use to a GIF with a gradient as its background",
    arguments: [
      ("#FFFFFF", false), ("transparent", false),
      (##"{ "stops": [{ "color": "#000", "at": 0 }, { "color": "#FFF", "at": 1 }] }"##, true),
    ], [["gif"], ["mp4"], ["mp4", "gif"]])
  func dither(canvas: (background: String, isGradient: Bool), formats: [String]) throws {
    let objection = try effects(formats, background: canvas.background)
      .objection(to: [override("gif.dither", "--dither ordered")])
    #expect((objection == nil) == (canvas.isGradient && formats.contains("gif")))
    #expect(objection?.hasPrefix("--dither ordered has no effect: no GIF") != false)
  }

  @Test("A choice of tables is of use to a GIF that has colours for it", arguments: [2, 4, 5, 64])
  func tables(colorCount: Int) throws {
    let objection = try effects(["gif"], colors: "\(colorCount)")
      .objection(to: [override("gif.palette", "--palette local")])
    #expect((objection == nil) == (colorCount >= 5))
    #expect(objection?.hasPrefix("--palette local has no effect: with fewer than 5") != false)
  }

  @Test("What changes the frames always has an effect")
  func frames() throws {
    let keys = ["canvas.scale", "timing.holdEnd", "timing.fps", "scene.size", "gifs", "name"]
    #expect(try effects(["gif"]).objection(to: keys.map { override($0) }) == nil)
  }

  @Test("The first option without effect is named, of those behind good ones too")
  func namesTheOption() throws {
    let objection = try effects(["mp4"]).objection(
      to: [override("timing.fps"), override("video.quality"), override("gif.lossy", "--lossy 3")])
    #expect(objection?.hasPrefix("--lossy 3 has no effect") == true)
  }
}
