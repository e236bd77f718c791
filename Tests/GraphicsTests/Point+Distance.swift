// SPDX-License-Identifier: MIT

import Graphics

extension Point {
  func distance(toSegmentFrom start: Point, to end: Point) -> Double {
    let chord = end - start
    let share = chord.dot(chord) > 0 ? (self - start).dot(chord) / chord.dot(chord) : 0
    return (self - (start + chord * max(0, min(share, 1)))).length
  }
}
