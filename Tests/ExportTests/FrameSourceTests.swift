// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Graphics
import Raster
import Testing

@Suite struct FrameSourceTests {
  private func color(_ bits: UInt32) -> PremultipliedColor { PremultipliedColor(bits: bits) }

  @Test("A frame shows its time on the background", arguments: [0, 1, 2])
  func drawsFrame(index: Int) throws {
    let preset = try Preset.square()
    let frame = FrameSource(preset).frame(at: preset.clip.rate.time(ofFrame: index))
    for x in 0..<12 {
      let isInside = x >= 2 * index && x < 2 * index + 4
      #expect(frame[x, 0] == PremultipliedColor(isInside ? .black : .white))
      #expect(frame[x, 4] == PremultipliedColor(.white))
    }
  }

  @Test("Points become pixels by the scale", arguments: [("2", 24, 16), ("1.26", 15, 10)])
  func scales(scale: String, width: Int, height: Int) throws {
    let source = FrameSource(try .square(["canvas.scale": scale]))
    #expect((source.width, source.height) == (width, height))
    let frame = source.frame(at: 0)
    #expect((frame.width, frame.height) == (width, height))
    #expect(frame[4, 4] == PremultipliedColor(.black))
  }

  @Test(
    "The background is the colour that the preset says",
    arguments: [
      ("transparent", Color.clear), ("#336699", Color(hex: 0x336699)),
      ("#33669980", Color(hex: 0x336699).withAlpha(128.0 / 255)),
    ])
  func fillsBackground(text: String, color: Color) throws {
    let source = FrameSource(try .square(["canvas.background": text]))
    let picture = source.background(width: 14, height: 8)
    #expect(picture == PixelBuffer(width: 14, height: 8, filledWith: PremultipliedColor(color)))
  }

  @Test("A gradient runs over the whole canvas, scaled, and is opaque beyond its sides")
  func fillsGradient() throws {
    let gradient = ##"{ "from": "#000000", "to": "#FFFFFF", "angle": 90 }"##
    let source = FrameSource(try .square(["canvas.background": gradient, "canvas.scale": "3"]))
    let picture = source.background(width: 38, height: 24)
    #expect(picture.pixels.allSatisfy { PremultipliedColor(bits: $0).alpha == 255 })
    let column = (0..<24).map { picture[37, $0].red }
    #expect(column == column.sorted())
    #expect((column[0] < 10) && (column[23] > 245))
  }

  @Test("A frame is the same in any order and from any copy")
  func isPure() throws {
    let preset = try Preset.square(["canvas.scale": "1.5"])
    let source = FrameSource(preset)
    let forth = (0..<6).map { source.frame(at: preset.clip.rate.time(ofFrame: $0)) }
    let back = (0..<6).reversed().map { source.frame(at: preset.clip.rate.time(ofFrame: $0)) }
    #expect(forth == back.reversed())
    #expect(FrameSource(preset).frame(at: 0.25) == forth[5])
  }

  @Test(
    "A frame drawn over any other is the same as one drawn alone",
    arguments: BuiltInPresets.names, ["#FFFFFF", "transparent", gradient])
  func drawsOverOthers(name: String, background: String) throws {
    let preset = try PresetReader(fileExtensions: ["gif", "mp4"]).read(
      try #require(BuiltInPresets.bytes(named: name)), from: name,
      overrides: [
        Override(keyPath: "canvas.scale", text: "0.3", spelling: "scale"),
        Override(keyPath: "canvas.background", text: background, spelling: "background"),
      ])
    let source = FrameSource(preset)
    let count = preset.clip.frameCount
    // Neighbours forth and back, the same frame again, and leaps.
    let order = [0, 1, 2, 3, 3, 3, 2, 1, count - 1, 0, count / 2, count / 2 + 1, count / 3, 0]
    for index in order {
      let time = preset.clip.rate.time(ofFrame: index)
      let drawing = source.drawing(at: time)
      #expect(drawing.picture == FrameSource(preset).frame(at: time))
      source.recycle(consume drawing)
    }
  }

  @Test("Frames drawn over each other by several jobs are the same", arguments: [1, 2, 3])
  func drawsSideBySide(jobs: Int) async throws {
    let preset = try Preset.square(["canvas.scale": "3"])
    let source = FrameSource(preset)
    let alone = FrameSource(preset)
    let time: @Sendable (Int) -> Double = { preset.clip.rate.time(ofFrame: $0) }
    try await OrderedFrameRenderer(jobs: jobs).render(
      0..<preset.clip.frameCount, frame: { source.drawing(at: time($0)) },
      deliver: { index, drawing in
        #expect(drawing.picture == alone.frame(at: time(index)))
        source.recycle(drawing)
      })
  }

  private static let gradient = ##"{ "from": "#102040", "to": "#FFC0A0", "angle": 30 }"##
}
