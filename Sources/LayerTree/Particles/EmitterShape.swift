// SPDX-License-Identifier: MIT

/// The figure that an emitter gives birth on, as `CAEmitterLayerEmitterShape` has it.
///
/// Its centre is the emitter's position. Core Animation's cuboid and sphere are, seen flat, the
/// rectangle and the circle.
package enum EmitterShape: String, Sendable, Hashable, CaseIterable {
  case point
  /// A horizontal line as long as the emitter's width.
  case line
  /// The emitter's width and height.
  case rectangle
  /// A circle whose **diameter** is the emitter's width, as a recording showed; Apple's
  /// documentation calls the width its radius.
  case circle
}
