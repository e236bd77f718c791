// SPDX-License-Identifier: MIT

import Export
import Foundation
import Graphics
import Testing
import VerificationReport
import WebPage

/// What the parts of a page are made by.
@Suite struct ReportPartTests {
  @Test("Bytes become the letters that Foundation makes of them", arguments: 0..<20)
  func encodesBase64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 7) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }

  @Test(
    "What is put into HTML is text, whatever it is",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("a & b", "a &amp; b"), ("\"' onload='", "&quot;&#39; onload=&#39;"),
      ("turn\u{202E}ed", "turn·ed"), ("bell\u{7}", "bell·"),
    ])
  func escapesText(plain: String, escaped: String) {
    let html: HTML = "<p>\(plain)</p>"
    #expect(html.text == "<p>\(escaped)</p>")
    let outer: HTML = "<div>\(html)</div>"
    #expect(outer.text == "<div><p>\(escaped)</p></div>")
  }

  @Test(
    "As many frames as fit are chosen: the first and the last that differ, the worst, and others",
    arguments: [6, 20, 60], [[], [50], Array(10...14), Array(100..<400), Array(0..<1000)])
  func choosesFrames(limit: Int, differing: [Int]) {
    let recorded = (0..<1000).map { "\($0)" }
    var current = recorded
    for index in differing { current[index] = "other" }
    let changes = FrameChanges(from: recorded, to: current)
    let worst = differing.isEmpty ? nil : differing[differing.count / 2]
    let chosen = FrameChoice.frames(of: changes, worst: worst, limit: limit)
    #expect(chosen.count == limit)
    #expect(chosen == Set(chosen).sorted())
    for index in [differing.first, differing.last, worst].compactMap(\.self) {
      #expect(chosen.contains(index))
    }
    let unchanged = chosen.filter { !differing.contains($0) }
    #expect(unchanged.count >= min(1000 - differing.count, limit / 4))
  }

  @Test("Of a short clip all frames are chosen")
  func choosesAll() {
    let changes = FrameChanges(from: ["a", "b", "c"], to: ["a", "x"])
    #expect(FrameChoice.frames(of: changes, worst: 1, limit: 6) == [0, 1, 2])
  }

  @Test("One level of one component in one pixel is seen, also in a smaller picture")
  func showsSmallestDifference() {
    let old = PixelBuffer(width: 7, height: 5, filledWith: PremultipliedColor(.white))
    var new = old
    new[6, 4] = PremultipliedColor(red: 255, green: 254, blue: 255, alpha: 255)
    let difference = DifferencePicture(from: old, to: new)
    #expect(difference.gain == 255)
    #expect(difference.peak == (6, 4))
    #expect(difference.picture[6, 4] == PremultipliedColor(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(difference.picture.pixels.count { $0 != 0xFF00_0000 } == 1)
    let small = difference.picture.reducedToBrightest(by: 3)
    #expect((small.width, small.height) == (3, 2))
    #expect(small[2, 1] == difference.picture[6, 4])
  }

  @Test("A small difference is seen beside the largest")
  func liftsSmallDifferences() {
    let old = PixelBuffer(width: 2, height: 1, filledWith: PremultipliedColor(.black))
    var new = old
    new[0, 0] = PremultipliedColor(.white)
    new[1, 0] = PremultipliedColor(red: 0, green: 0, blue: 1, alpha: 255)
    let difference = DifferencePicture(from: old, to: new)
    #expect(difference.gain == 1)
    #expect(difference.picture[1, 0].blue == UInt8(DifferencePicture.dimmest))
  }

  @Test("A smaller picture has the mean of the pixels, at the edges of those that are there")
  func reduces() {
    var picture = PixelBuffer(width: 3, height: 1)
    picture[0, 0] = PremultipliedColor(red: 10, green: 20, blue: 30, alpha: 100)
    picture[1, 0] = PremultipliedColor(red: 20, green: 40, blue: 60, alpha: 201)
    picture[2, 0] = PremultipliedColor(.white)
    let small = picture.reduced(by: 2)
    #expect((small.width, small.height) == (2, 1))
    #expect(small[0, 0] == PremultipliedColor(red: 15, green: 30, blue: 45, alpha: 151))
    #expect(small[1, 0] == PremultipliedColor(.white))
  }

  @Test(
    "A part lies within the picture, and the middle in it",
    arguments: [(0, 0), (9, 7), (5, 4)], [3, 8, 40])
  func cuts(place: (x: Int, y: Int), side: Int) {
    var picture = PixelBuffer(width: 10, height: 8)
    picture[place.x, place.y] = PremultipliedColor(.white)
    let part = picture.part(around: place.x, place.y, side: side)
    #expect((part.width, part.height) == (min(side, 10), min(side, 8)))
    #expect(part.pixels.count { $0 == 0xFFFF_FFFF } == 1)
  }
}
