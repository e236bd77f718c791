// SPDX-License-Identifier: MIT

/// What a number in a preset is measured in.
package enum ParameterUnit: Sendable, Hashable {
  case none
  case points
  case seconds
  /// Points a second.
  case speed
  /// Points a second, each second.
  case acceleration
  /// Degrees in presets, radians in code; positive is clockwise.
  case degrees
  /// Degrees a second in presets, radians a second in code.
  case degreesPerSecond
  /// Events or a share a second.
  case perSecond
  /// A share, where 1 is the whole.
  case fraction
  case framesPerSecond
}
