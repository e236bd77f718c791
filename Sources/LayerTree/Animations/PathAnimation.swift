// SPDX-License-Identifier: MIT

package import Graphics

/// Moves a point along a path, as `CAKeyframeAnimation` with `path` does.
///
/// Source: recordings, which show an equal share of the time for every line and curve.
package struct PathAnimation: PropertyAnimation {
  /// How time is shared out along the path.
  package enum Pacing: Sendable, Hashable {
    /// Equal times for all lines and curves whatever their length, zero included, and none for moves;
    /// within a curve its Bézier parameter grows evenly.
    case equalTimes
    /// Constant speed along all lines and curves.
    case constantSpeed
    /// Each line's and curve's start is held for an equal time.
    case discrete
  }

  package var property: AnimatableProperty<Point>
  package let path: Path
  package let pacing: Pacing
  package var timing: MediaTiming
  /// Warps the whole animation.
  package var timingFunction: any TimingCurve
  package var isAdditive = false

  private let segments: [PathSegment]
  /// One a segment if the speed is constant, else none.
  private let tables: [ArcLengthTable]

  package init(
    _ property: AnimatableProperty<Point> = .position, path: Path, pacing: Pacing = .equalTimes,
    duration: Double, timingFunction: any TimingCurve = .linear
  ) {
    self.property = property
    self.path = path
    self.pacing = pacing
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
    segments = PathSegment.segments(of: path)
    tables = pacing == .constantSpeed ? segments.map(ArcLengthTable.init) : []
  }

  package func value(at position: RunPosition) -> Point? {
    guard !segments.isEmpty else { return path.currentPoint }
    let progress = timingFunction.progress(at: position.fraction)
    let (index, fraction) = schedule.segment(at: progress)
    switch pacing {
    case .equalTimes: return segments[index].point(at: fraction)
    case .constantSpeed:
      return segments[index].point(at: tables[index].parameter(at: fraction))
    case .discrete: return segments[index].start
    }
  }

  private var schedule: KeyframeSchedule {
    switch pacing {
    case .equalTimes, .discrete: KeyframeSchedule(segmentCount: segments.count)
    case .constantSpeed: KeyframeSchedule(lengths: tables.map(\.length))
    }
  }
}
