// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing

@Suite struct PixelSpanTests {
  @Test(
    "A change reaches from the first to the last pixel that differs",
    arguments: [
      ([], nil), ([0], 0..<1), ([99], 99..<100), ([3, 70], 3..<71), ([5, 6, 7], 5..<8),
    ] as [([Int], Range<Int>?)])
  func findsTheChange(places: [Int], expected: Range<Int>?) {
    let pixels = [UInt32](repeating: 0xFF00_0000, count: 100)
    var other = pixels
    for place in places { other[place] = OpaqueColor.clear }
    #expect(pixels.span.rangeOfChange(to: other.span) == expected)
    #expect(other.span.rangeOfChange(to: pixels.span) == expected)
    #expect(pixels.span.countOfChanges(to: other.span) == places.count)
    #expect(pixels.span.rangeVanishing(in: other.span) == expected)
    #expect(other.span.rangeVanishing(in: pixels.span) == nil)
  }
}
