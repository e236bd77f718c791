// SPDX-License-Identifier: MIT

/// When something plays, as `CAMediaTiming` has it.
///
/// It is active for parent times in the half-open interval [`beginTime`, `endTime`): of two things
/// that follow each other, exactly one is active at the moment of the change.
package struct MediaTiming: Sendable, Hashable {
  /// When it begins, in the time of what it belongs to, seconds.
  package var beginTime = 0.0
  /// Length of one run in its own time, seconds; infinite for "always", never active if not above 0.
  package var duration: Double
  /// Own seconds for each second of what it belongs to; runs go backwards below 0, stand still at 0.
  package var speed = 1.0
  /// Own time at the beginning, seconds.
  ///
  /// It does not shorten the whole: what it skips of the first run plays at the end of the last.
  package var timeOffset = 0.0
  /// Runs, at least 0; fractions are allowed, infinite is forever.
  package var repeatCount = 1.0
  /// Whether each run is followed by the same run backwards.
  package var autoreverses = false
  package var fillMode = FillMode.removed

  /// Without end, from time 0.
  package static let always = MediaTiming(duration: .infinity)

  package init(beginTime: Double = 0, duration: Double, fillMode: FillMode = .removed) {
    self.beginTime = beginTime
    self.duration = duration
    self.fillMode = fillMode
  }

  /// When it ends, in the time of what it belongs to; infinite if it never does.
  package var endTime: Double {
    guard duration > 0, repeatCount > 0 else { return beginTime }
    return speed == 0 ? .infinity : beginTime + ownLength / abs(speed)
  }

  /// Finds where in its run it is.
  ///
  /// - Parameter parentTime: Seconds, in the time of what it belongs to.
  /// - Returns: The position, or nil if nothing of it shows then.
  package func position(at parentTime: Double) -> RunPosition? {
    if parentTime < beginTime { return fillMode.showsStartBefore ? startPosition : nil }
    if parentTime < endTime {
      let elapsed = (parentTime - beginTime) * speed
      // The sum that makes the end may be rounded up: the last run is not to begin anew.
      return abs(elapsed) < ownLength ? position(atOwnTime: elapsed + timeOffset) : endPosition
    }
    return parentTime >= endTime && fillMode.showsEndAfter ? endPosition : nil
  }

  /// Length of one run, with its way back.
  private var period: Double { autoreverses ? 2 * duration : duration }

  /// Length of all runs in own time.
  private var ownLength: Double { period * repeatCount }

  private var startPosition: RunPosition { position(atOwnTime: timeOffset) }

  /// The end of the last run; it is counted in runs, so that whole ones end exactly.
  private var endPosition: RunPosition {
    guard duration > 0 else { return RunPosition(time: 0, fraction: autoreverses ? 0 : 1) }
    let runs = (speed < 0 ? -repeatCount : repeatCount) + timeOffset / period
    let last = runs - runs.rounded(.down)
    return position(inPeriod: last == 0 && speed >= 0 ? period : last * period)
  }

  /// Folds own time, which grows over all runs, into one run.
  private func position(atOwnTime ownTime: Double) -> RunPosition {
    guard duration > 0 else { return RunPosition(time: 0, fraction: 0) }
    guard duration.isFinite else { return RunPosition(time: ownTime, fraction: 0) }
    let time = ownTime - (ownTime / period).rounded(.down) * period
    return position(inPeriod: time == 0 && speed < 0 ? period : time)
  }

  /// Folds the way back onto the run.
  private func position(inPeriod time: Double) -> RunPosition {
    guard time > 0 else { return RunPosition(time: 0, fraction: 0) }
    let time = time > duration ? max(period - time, 0) : time
    return RunPosition(time: min(time, duration), fraction: min(time / duration, 1))
  }
}
