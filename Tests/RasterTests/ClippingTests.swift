// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct ClippingTests {
  /// The part of `picture` that starts at (x, y).
  private func crop(
    _ picture: PixelBuffer, x: Int, y: Int, width: Int, height: Int
  ) -> PixelBuffer {
    var result = PixelBuffer(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        result[column, row] = picture[x + column, y + row]
      }
    }
    return result
  }

  @Test(
    "A small picture is the part of the large one that it shows",
    arguments: 0..<6, [(0, 0), (40, 0), (0, 37), (21, 30), (7, 5)])
  func showsPart(seed: UInt64, corner: (Int, Int)) {
    let large = Drawing.everything(seed: seed, size: 96, transform: .identity)
    let moved = AffineTransform.translation(x: -Double(corner.0), y: -Double(corner.1))
    let small = Drawing.everything(seed: seed, size: 96, transform: moved)
    let picture = Drawing.picture(large.commands, width: 96, height: 96)
    let part = Drawing.picture(small.commands, width: 53, height: 41)
    #expect(part == crop(picture, x: corner.0, y: corner.1, width: 53, height: 41))
    #expect(Set(part.pixels).count > 20, "there is something to compare")
  }

  @Test(
    "A group, whose ground is smaller than the picture, has the pixels of a full one",
    arguments: 0..<6)
  func groupGround(seed: UInt64) {
    var shapes = SeededShapesSource(seed: seed, size: 50)
    let fill = shapes.fill(.identity)
    let begin = DisplayList.Command.beginGroup(opacity: 0.5, blend: .sourceOver)
    let whole = Drawing.fill(Drawing.rectangle(-9, -9, 99, 99), .clear)
    let tight = Drawing.picture([begin, fill, .endGroup], width: 70, height: 60)
    let full = Drawing.picture([begin, whole, fill, .endGroup], width: 70, height: 60)
    #expect(tight == full)
  }

  @Test("Pixels do not depend on the height of the bands", arguments: [1, 97, 400, 3_000])
  func bandHeight(cellBudget: Int) {
    let list = Drawing.everything(seed: 7, size: 90, transform: .identity)
    var banded = DisplayListRenderer(cellBudget: cellBudget)
    let expected = Drawing.picture(list.commands, width: 90, height: 90)
    #expect(banded.render(list, width: 90, height: 90) == expected)
  }

  @Test(
    "A shape that reaches far beyond the picture keeps its winding",
    arguments: [1e3, 6e5, 1e9, 1e30])
  func farShapes(reach: Double) {
    let around = Drawing.path([
      [
        Point(x: -reach, y: -reach), Point(x: reach, y: -reach), Point(x: reach, y: reach),
        Point(x: -reach, y: reach),
      ]
    ])
    let everywhere = Drawing.picture([Drawing.fill(around)], width: 9, height: 7)
    #expect(everywhere.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(
    "A half plane ends where it should, however far its corners are",
    arguments: [1e3, 6e5, 1e9])
  func farEdge(reach: Double) {
    // Right of the diagonal x = y.
    let half = Drawing.path([
      [
        Point(x: -reach, y: -reach), Point(x: reach, y: -reach), Point(x: reach, y: reach),
      ]
    ])
    let picture = Drawing.picture([Drawing.fill(half)], width: 16, height: 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let exact = x == y ? 127.5 : x > y ? 255 : 0
        #expect(abs(Double(picture[x, y].alpha) - exact) <= 1)
      }
    }
  }

  @Test(
    "A shape that overlaps itself and begins a little left of the picture covers what is right of it",
    arguments: 1...9)
  func beginsLeft(of columns: Int) {
    let left = -Double(columns)
    var path = Drawing.rectangle(left, 1, 40, 4)
    path.append(Drawing.rectangle(left, 3, 40, 4))
    let picture = Drawing.picture([Drawing.fill(path)], width: 21, height: 9)
    for y in 0..<9 {
      let alpha: UInt8 = (1..<7).contains(y) ? 255 : 0
      #expect((0..<21).allSatisfy { picture[$0, y].alpha == alpha })
    }
  }
}
