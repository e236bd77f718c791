// SPDX-License-Identifier: MIT

import LayerTree
import Testing

@Suite struct TimingCurveTests {
  /// Time, then progress of easeIn, easeOut, easeInEaseOut and default, from a solver in 50 digits.
  static let golden: [[GoldenNumber]] = [
    ["0.05", "0.004474615", "0.082242204", "0.004829750", "0.032951541"],
    ["0.10", "0.017026610", "0.160572154", "0.019722454", "0.094796306"],
    ["0.20", "0.062282000", "0.308366067", "0.081659856", "0.295244334"],
    ["0.25", "0.093464651", "0.378138131", "0.129161931", "0.408510591"],
    ["0.30", "0.129576761", "0.445185967", "0.187395907", "0.513315161"],
    ["0.40", "0.214860939", "0.570880231", "0.331883870", "0.682540506"],
    ["0.50", "0.315356813", "0.684643187", "0.500000000", "0.802403388"],
    ["0.60", "0.429119769", "0.785139061", "0.668116130", "0.885229310"],
    ["0.70", "0.554814033", "0.870423239", "0.812604093", "0.940764614"],
    ["0.75", "0.621861869", "0.906535349", "0.870838069", "0.960458978"],
    ["0.80", "0.691633933", "0.937718000", "0.918340144", "0.975625356"],
    ["0.90", "0.839427846", "0.982973390", "0.980277546", "0.994316477"],
    ["0.95", "0.917757796", "0.995525385", "0.995170250", "0.998624541"],
  ]

  static let named: [CubicTiming] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  static let curves: [any TimingCurve] =
    named + [
      CubicTiming(0, 0, 0, 1), CubicTiming(1, 0, 0, 1), CubicTiming(0, 1, 1, 0),
      CubicTiming(0.3, -1, 0.6, 2), CubicTiming(1, 1, 1, 1), CubicTiming(0, 0, 0, 0),
      StepTiming(count: 1), StepTiming(count: 7), .steps(0),
    ]

  @Test("The named curves have their reference values", arguments: golden)
  func namedCurves(row: [GoldenNumber]) {
    for (curve, progress) in zip(Self.named.dropFirst(), row.dropFirst()) {
      #expect(progress.matches(curve.progress(at: row[0].value)))
    }
  }

  @Test("Every curve begins at 0, ends at 1 and stays there outside", arguments: curves)
  func ends(curve: any TimingCurve) {
    for time in [-1e300, -1, -0.0, 0, .nan] { #expect(curve.progress(at: time) == 0) }
    for time in [1, 1.5, 1e300, .infinity] { #expect(curve.progress(at: time) == 1) }
  }

  @Test("A curve inverts its own x", arguments: [(0.42, 0.58), (0.0, 0.0), (1, 1), (1, 0), (0, 1)])
  func solvesX(x1: Double, x2: Double) {
    // With y all but x the progress is the time itself, however the parameter runs.
    let curve = CubicTiming(x1, x1.nextUp, x2, x2)
    for step in 1..<1000 {
      let time = Double(step) / 1000
      #expect(abs(curve.progress(at: time) - time) < 1e-12)
    }
  }

  @Test("A curve and its mirror image add up to 1", arguments: [0.1, 0.25, 0.5, 0.8])
  func mirror(time: Double) {
    let sum =
      CubicTiming.easeIn.progress(at: time) + CubicTiming.easeOut.progress(at: 1 - time)
    #expect(abs(sum - 1) < 1e-14)
  }

  @Test("Control points beyond the time axis' ends are moved onto it")
  func clampsControlPoints() {
    #expect(CubicTiming(-3, 0.2, 7, 0.9) == CubicTiming(0, 0.2, 1, 0.9))
  }

  @Test(
    "Steps jump at the end of each",
    arguments: [
      (0.0, 0.0), (0.24, 0), (0.25, 0.25), (0.49, 0.25), (0.5, 0.5), (0.99, 0.75), (1, 1),
    ]
  )
  func steps(time: Double, progress: Double) {
    #expect(StepTiming(count: 4).progress(at: time) == progress)
  }
}
