// SPDX-License-Identifier: MIT

/// The part of its shape that an emitter gives birth on, as `CAEmitterLayerEmitterMode` has it.
package enum EmitterMode: String, Sendable, Hashable, CaseIterable {
  /// Corners and ends. A circle has neither: its centre.
  case points
  /// The border.
  case outline
  /// The face: in the plane, the inside.
  case surface
  /// The inside.
  case volume
}
