// SPDX-License-Identifier: MIT

/// The recorded cubic keyframes, with a given share of the chord as tangents at the two ends.
struct CubicModel {
  /// 1 is what was measured.
  let endTangents: Double

  var curve: Curve {
    let keys = [1.2, 1.5, 0.6, 1]
    let tangents = [
      endTangents * (keys[1] - keys[0]), (keys[2] - keys[0]) / 2, (keys[3] - keys[1]) / 2,
      endTangents * (keys[3] - keys[2]),
    ]
    return Curve(from: 0, to: 0.5, every: 1 / 240.0) { time in
      let place = time / 0.5 * 3
      let index = min(Int(place), 2)
      let u = place - Double(index)
      let (u2, u3) = (u * u, u * u * u)
      return (2 * u3 - 3 * u2 + 1) * keys[index] + (u3 - 2 * u2 + u) * tangents[index]
        + (3 * u2 - 2 * u3) * keys[index + 1] + (u3 - u2) * tangents[index + 1]
    }
  }
}
