// SPDX-License-Identifier: MIT

import LayerTree
import Testing

@Suite struct SpringTests {
  struct ViewRow: Sendable, CustomTestStringConvertible {
    let duration: Double
    let dampingRatio: Double
    let velocity: Double
    /// Frequency, stiffness, damping and amplitude of the sine for mass 1.
    let expected: [GoldenNumber]

    init(_ duration: Double, _ ratio: Double, _ velocity: Double, _ expected: [GoldenNumber]) {
      self.duration = duration
      dampingRatio = ratio
      self.velocity = velocity
      self.expected = expected
    }

    var spring: Spring {
      ViewSpring(dampingRatio: dampingRatio, initialVelocity: velocity).spring(duration: duration)
    }
    var testDescription: String { "\(duration) s, \(dampingRatio), \(velocity)/s" }
  }

  static let golden = [
    ViewRow(0.5, 0.6, 0.8, ["21.857103229296", "477.732961576", "26.228523875", "0.704248283"]),
    ViewRow(0.5, 0.6, 0, ["22.066910688435", "486.948547331", "26.480292826", "0.750000000"]),
    ViewRow(1, 1, 0, ["9.233413476452", "85.255924427", "18.466826953", "9.233413476"]),
    ViewRow(1, 0.5, 0, ["12.716898269296", "161.719501592", "12.716898269", "0.577350269"]),
    ViewRow(0.5, 0.3, 0, ["38.339585429279", "1469.923810889", "23.003751258", "0.314485451"]),
    ViewRow(0.5, 0.8, 5, ["16.827916572781", "283.178776180", "26.924666516", "0.838124476"]),
    ViewRow(0.7, 0.2, 3, ["14.463269096332", "209.186152953", "5.785307639", "-0.007575033"]),
    ViewRow(0.3, 0.9, 10, ["26.228766240153", "687.948178481", "47.211779232", "1.190069378"]),
    ViewRow(0.5, 1, 50, ["19.153213404035", "366.845583700", "38.306426808", "-30.846786596"]),
  ]

  @Test("UIKit's spring has the reference frequency, stiffness and damping", arguments: golden)
  func viewSpring(row: ViewRow) {
    let spring = row.spring
    let frequency = spring.frequency
    let ratio = spring.dampingRatio
    // Critically damped, the table gives what the sine's amplitude tends to, times the frequency.
    let share = ratio < 1 ? (1 - ratio * ratio).squareRoot() * frequency : 1
    #expect(row.expected[0].matches(frequency))
    #expect(row.expected[1].matches(frequency * frequency))
    #expect(row.expected[2].matches(2 * ratio * frequency))
    #expect(row.expected[3].matches((ratio * frequency - row.velocity) / share))
  }

  @Test(
    "Where Newton's method fails, a spring is found that rests at the end",
    arguments: [(1.0, 1.0, 5.0), (2, 1, 2.5), (0.5, 1, 10)])
  func fallback(duration: Double, ratio: Double, velocity: Double) {
    let spring = ViewSpring(dampingRatio: ratio, initialVelocity: velocity)
      .spring(duration: duration)
    #expect(spring.frequency.isFinite)
    #expect(abs(abs(spring.progress(at: duration) - 1) - 0.001) < 1e-9)
  }

  @Test(
    "No parameters give a spring that is not a number",
    arguments: [-1, 0, 1e-9, 0.2, 1, 7], [-1e6, -50, 0, 3, 1e6])
  func alwaysFinite(ratio: Double, velocity: Double) {
    for duration in [-1, 0, 1e-9, 0.5, 10, 1e300] {
      let spring = ViewSpring(dampingRatio: ratio, initialVelocity: velocity)
        .spring(duration: duration)
      #expect(spring.frequency > 0 && spring.frequency.isFinite)
      for time in [0, 1e-300, 0.1, 1e300, .infinity] {
        #expect(spring.progress(at: time).isFinite)
      }
    }
  }

  @Test(
    "The hearts' spring has the reference samples",
    arguments: [
      (0, "0.000000000000"), (1 / 60, "0.067602802685"), (1 / 30, "0.210399295958"),
      (0.05, "0.386579627523"), (0.1, "0.860887110873"), (0.15, "1.072625683092"),
      (0.178, "1.094845564786"), (0.2, "1.085851893434"), (0.25, "1.037610883289"),
      (0.3, "1.001917939020"), (0.35, "0.991143672309"), (0.4, "0.993584774199"),
      (0.45, "0.998113559687"), (0.5, "1.000472088325"),
    ] as [(Double, GoldenNumber)])
  func heartSpring(time: Double, progress: GoldenNumber) {
    let spring = ViewSpring(dampingRatio: 0.6, initialVelocity: 0.8).spring(duration: 0.5)
    #expect(progress.matches(spring.progress(at: time)))
  }

  @Test(
    "Springs settle when Core Animation says so",
    arguments: [
      (Spring(), "1.4727003346780925"),
      (Spring(damping: 1), "13.91321015404625"),
      (Spring(stiffness: 4 * Double.pi * Double.pi, damping: 2 * Double.pi), "2.3438753795710703"),
      (Spring(damping: 20), "1.000000000"),
      (Spring(damping: 50), "1.000000000"),
    ] as [(Spring, GoldenNumber)])
  func settling(spring: Spring, duration: GoldenNumber) {
    #expect(duration.matches(spring.settlingDuration))
  }

  @Test("A spring without damping swings as a cosine and never settles")
  func undamped() {
    let spring = Spring(stiffness: 4 * Double.pi * Double.pi, damping: 0)
    for (time, progress) in [(0.25, 1.0), (0.5, 2), (0.75, 1), (1, 0)] {
      #expect(abs(spring.progress(at: time) - progress) < 1e-12)
    }
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("Damping beyond the critical changes nothing")
  func overdamped() {
    #expect(Spring(damping: 21).progress(at: 0.3) == Spring(damping: 20).progress(at: 0.3))
  }

  @Test("A spring leaves at its initial velocity", arguments: [10.0, 20], [-3.0, 0, 0.8, 12])
  func initialVelocity(damping: Double, velocity: Double) {
    let spring = Spring(damping: damping, initialVelocity: velocity)
    let step = 1e-7
    #expect(abs(spring.progress(at: step) / step - velocity) < 1e-4)
    #expect(spring.progress(at: 0) == 0)
  }
}
