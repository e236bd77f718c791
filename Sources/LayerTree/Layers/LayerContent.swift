// SPDX-License-Identifier: MIT

/// What a layer draws above its background and below its sublayers.
package enum LayerContent: Sendable {
  case none
  /// Shapes back to front, drawn as one picture.
  case shapes([ShapeContent])
  case emitter(EmitterContent)
}
