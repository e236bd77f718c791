// SPDX-License-Identifier: MIT

/// How far a rising heart is from a recorded one; all errors are RMS.
struct HeartScore {
  /// One heart over its life; the position is that of the anchor, the bottom centre, in points.
  struct Track {
    var x = Curve()
    var y = Curve()
    var scale = Curve()
    /// Radians, clockwise.
    var rotation = Curve()
    var alpha = Curve()
  }

  /// An error and the number of samples it is from, so that errors can be pooled.
  struct Deviation {
    let value: Double
    let count: Int

    init(_ errors: [Double]) {
      let valid = errors.filter { !$0.isNaN }
      value = valid.rootMeanSquare
      count = valid.count
    }

    /// The error of all samples together.
    static func pooled(_ deviations: [Deviation]) -> Double {
      let squares = deviations.map { $0.value * $0.value * Double($0.count) }.reduce(0, +)
      return (squares / Double(deviations.map(\.count).reduce(0, +))).squareRoot()
    }
  }

  /// Points.
  let position: Deviation
  /// Over the first 0.9 s.
  let scale: Deviation
  let alpha: Deviation
  /// Radians.
  let rotation: Deviation

  init(_ track: Track, against parameters: HeartParameters) throws {
    let table = try RecordedTable("hearts-tracks")
    let names = try table.texts("heart")
    let suspect = try table.numbers("suspect")
    let rows = names.indices.filter { names[$0] == parameters.name && suspect[$0] == 0 }
    func column(_ name: String) throws -> [Double] {
      let numbers = try table.numbers(name)
      return rows.map { numbers[$0] }
    }
    let time = try column("time_s")
    let (x, y) = try (column("x_pt"), column("y_pt"))
    let (scale, alpha) = try (column("scale"), column("alpha"))
    let turn = try column("rotation_rad")
    let samples = rows.indices
    // Small hearts are blurred, faint ones noisy: each quantity is compared where it was seen well.
    position = Deviation(
      samples.filter { time[$0] > 0.12 }.map { index in
        let (dx, dy) = (track.x[time[index]] - x[index], track.y[time[index]] - y[index])
        return (dx * dx + dy * dy).squareRoot()
      })
    self.scale = Deviation(
      samples.filter { time[$0] < 0.9 && scale[$0] > 0.3 }.map { index in
        track.scale[time[index]] - scale[index]
      })
    self.alpha = Deviation(
      samples.filter { scale[$0] > 0.3 }.map { index in
        track.alpha[time[index]] - alpha[index] / parameters.alphaGain
      })
    rotation = Deviation(
      samples.filter { time[$0] > 0.3 && alpha[$0] > 0.1 }.map { index in
        track.rotation[time[index]] - turn[index]
      })
  }
}
