// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing

@Suite struct ColorSurveyTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let blue: UInt32 = 0xFFFF_0000

  private static func weights(of frames: [[UInt32]]) -> [UInt32: Int] {
    var survey = ColorSurvey()
    for frame in frames { survey.add(frame) }
    return Dictionary(
      uniqueKeysWithValues: survey.finish().colors.map { ($0.color.bits, $0.weight) })
  }

  @Test("A pixel that changes counts for as many frames as it stays")
  func weighsByTime() {
    let frames = [Self.red, Self.red, Self.blue, Self.red, Self.blue, Self.blue, Self.blue]
    #expect(Self.weights(of: frames.map { [$0] }) == [Self.red: 3, Self.blue: 4])
  }

  @Test(
    "A pixel that never changes counts an eighth, and once at least", arguments: [(1, 1), (80, 10)])
  func weighsStillPixelsLess(frameCount: Int, weight: Int) {
    let frames = [[UInt32]](repeating: [Self.red, Self.red], count: frameCount)
    #expect(Self.weights(of: frames) == [Self.red: 2 * weight])
  }

  @Test func clearPixelsHaveNoColor() {
    let frames = [[OpaqueColor.clear, Self.red], [Self.blue, OpaqueColor.clear]]
    #expect(Self.weights(of: frames) == [Self.red: 1, Self.blue: 1])
  }
}
