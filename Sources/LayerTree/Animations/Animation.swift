// SPDX-License-Identifier: MIT

/// Something that changes a layer's properties over time.
///
/// Animations are pure functions of time: what one shows does not depend on what it showed before.
package protocol Animation: Sendable {
  /// In the time of the layer, or of the group, that holds the animation.
  var timing: MediaTiming { get set }

  /// Changes `layer` to what it shows at `position` of the animation's run.
  func apply(to layer: inout Layer, at position: RunPosition)
}

extension Animation {
  /// Changes `layer` to what it shows at `time`, if the animation shows anything then.
  ///
  /// - Parameters:
  ///   - layer: The layer as the animations before this one show it.
  ///   - time: Seconds, in the time of the layer or group that holds the animation.
  package func apply(to layer: inout Layer, at time: Double) {
    if let position = timing.position(at: time) { apply(to: &layer, at: position) }
  }
}
