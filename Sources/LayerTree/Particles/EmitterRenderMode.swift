// SPDX-License-Identifier: MIT

/// In which order particles are drawn and how, as `CAEmitterLayerRenderMode` has it.
package enum EmitterRenderMode: String, Sendable, Hashable, CaseIterable {
  /// Cell by cell, each in order of birth.
  case unordered
  /// The oldest first, so that the youngest is on top.
  case oldestFirst
  /// The youngest first, so that the oldest is on top.
  case oldestLast
  /// By depth. In the plane all depths are equal, so the same as `unordered`.
  case backToFront
  /// As `unordered`, but colours add up.
  case additive
}
