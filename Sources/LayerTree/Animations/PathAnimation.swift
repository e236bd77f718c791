// SPDX-License-Identifier: MIT

package import Graphics

/// Moves a point along a path, as `CAKeyframeAnimation` with `path` does.
package struct PathAnimation: PropertyAnimation {
  /// How time is shared out along the path.
  package enum Pacing: Sendable, Hashable {
    /// Equal times for all lines and curves whatever their length (zero included), none for moves;
    /// within a curve its Bézier parameter grows evenly.
    case equalTimes
    /// Constant speed along all lines and curves.
    case constantSpeed
    /// Each line's and curve's start is held for an equal time.
    case discrete
  }

  package var property: AnimatableProperty<Point>
  package let path: Path
  package var pacing: Pacing
  package var timing: MediaTiming
  package var timingFunction: any TimingCurve
  package var isAdditive = false

  package init(
    _ property: AnimatableProperty<Point> = .position, path: Path, pacing: Pacing = .equalTimes,
    duration: Double, timingFunction: any TimingCurve = .linear
  ) {
    self.property = property
    self.path = path
    self.pacing = pacing
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
  }

  package func value(at position: RunPosition) -> Point? {
    path.currentPoint
  }
}
