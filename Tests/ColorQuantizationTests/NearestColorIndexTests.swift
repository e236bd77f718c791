// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing

@Suite struct NearestColorIndexTests {
  @Test("It finds what a scan of the list finds, the first of equals", arguments: [1, 2, 7, 255])
  func agreesWithAScan(count: Int) {
    // Few greens, and each colour twice: many ties.
    let list = randomColors(count, seed: UInt64(count)).map {
      OpaqueColor(red: $0.red / 8 * 8, green: $0.green / 64 * 64, blue: $0.blue / 8 * 8)
    }
    let colors = list + list.reversed()
    let index = NearestColorIndex(colors)
    for color in randomColors(500, seed: 9) + list {
      let distances = colors.map { $0.squaredDistance(to: color) }
      #expect(distances.min() == distances[index.nearest(to: color)])
      #expect(distances.firstIndex(of: distances.min() ?? 0) == index.nearest(to: color))
    }
  }
}
