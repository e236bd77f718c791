// SPDX-License-Identifier: MIT

import Graphics
import TestSupport

/// Draws commands of each kind from seeded shapes.
struct SeededShapesSource {
  private var shapes: SeededShapes
  private let area: Rect

  /// - Parameters:
  ///   - seed: What makes the shapes different from others.
  ///   - size: Side of a square; shapes reach beyond it by half.
  init(seed: UInt64, size: Double) {
    shapes = SeededShapes(seed: seed)
    area = Rect(x: -size / 2, y: -size / 2, width: 2 * size, height: 2 * size)
  }

  mutating func fill(_ transform: AffineTransform) -> DisplayList.Command {
    .fill(
      shapes.path(segments: 6, in: area), rule: .evenOdd, paint: .solid(shapes.color()),
      transform: transform)
  }

  mutating func stroke(_ transform: AffineTransform) -> DisplayList.Command {
    .stroke(
      shapes.path(segments: 4, in: area), style: StrokeStyle(width: 5, cap: .round, join: .round),
      paint: .solid(shapes.color()), transform: transform)
  }

  mutating func gradientFill(_ transform: AffineTransform) -> DisplayList.Command {
    let gradient = Gradient(
      geometry: .radial(center: shapes.point(in: area), radius: area.size.width / 3),
      stops: [
        Gradient.Stop(location: 0, color: shapes.color()),
        Gradient.Stop(location: 1, color: shapes.color()),
      ])
    return .fill(
      shapes.path(segments: 6, in: area), rule: .nonZero, paint: .gradient(gradient),
      transform: transform)
  }
}
