// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import Gallery
import Graphics
import TestSupport
import Testing

/// Which frame stands for a clip, and in which size.
@Suite struct PosterTests {
  @Test(
    "The poster of a shipped preset has more to see than its first frame",
    arguments: BuiltInPresets.names)
  func tells(name: String) throws {
    let source = try #require(PresetSource(builtIn: name))
    let reader = PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
    let preset = try PresetExpander(reader: reader).expand(source).single().preset
    var small = preset
    small.canvas.scale = 0.5
    let frames = FrameSource(small)
    let chosen = PosterChoice.frame(of: preset)
    func length(_ frame: Int) -> Int {
      PosterChoice.contourLength(
        in: frames.frame(at: preset.clip.rate.time(ofFrame: frame)))
    }
    #expect((0..<preset.clip.frameCount).contains(chosen))
    #expect(length(chosen) > 0 && length(chosen) >= length(0) * 9 / 10)
    // As large as asked for, or two pixels a point.
    let picture = PosterPicture.draw(preset, longestSide: 150)
    let size = preset.canvas.size
    #expect(max(picture.width, picture.height) == min(150, Int(2 * max(size.width, size.height))))
  }

  @Test("Contours are counted where neighbours differ, not where a picture is even")
  func countsContours() {
    var picture = PixelBuffer(width: 8, height: 8)
    #expect(PosterChoice.contourLength(in: picture) == 0)
    for row in 2..<5 {
      for column in 3..<5 { picture.pixels[row * 8 + column] = 0xFF00_00FF }
    }
    // Twice the height and twice the width of what was painted.
    #expect(PosterChoice.contourLength(in: picture) == 2 * 3 + 2 * 2)
  }

  @Test("A clip of one frame has it as its poster")
  func acceptsStills() throws {
    let text = GallerySample.preset.replacing("\"duration\": 0.4", with: "\"duration\": 0.05")
    let folder = try TemporaryFolder()
    let variants = try GallerySample.variants(of: try folder.write(text, to: "still.json"))
    #expect(variants[0].preset.clip.frameCount == 1)
    #expect(PosterChoice.frame(of: variants[0].preset) == 0)
  }
}
