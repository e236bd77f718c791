// SPDX-License-Identifier: MIT

/// How well a cubic keyframe animation of the scale, [1.2, 1.5, 0.6, 1] in 0.5 s, fits five samples of
/// a recording, 0.1 s apart.
struct CubicScore {
  /// Sum of the squared errors in units of their uncertainty, at the best offset.
  let chiSquare: Double
  /// Time of the first sample, seconds.
  let offset: Double

  init(_ scale: Curve) throws {
    let table = try RecordedTable("sparkle-cubic-keyframes")
    let recorded = Array(zip(try table.numbers("scale"), try table.numbers("sigma")))
    let end = scale.times.last ?? 0
    let fits = (0..<200).map { step in
      let offset = 0.06 + 0.0005 * Double(step)
      let terms = recorded.enumerated().map { index, sample in
        let time = offset + 0.1 * Double(index)
        // After its end the animation is removed.
        let error = ((time > end ? 1 : scale[time]) - sample.0) / sample.1
        return error * error
      }
      return (chiSquare: terms.reduce(0, +), offset: offset)
    }
    let best = fits.min { $0.chiSquare < $1.chiSquare }
    chiSquare = best?.chiSquare ?? .nan
    offset = best?.offset ?? .nan
  }
}
