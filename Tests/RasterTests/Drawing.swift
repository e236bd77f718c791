// SPDX-License-Identifier: MIT

import Graphics
import Raster

/// Shorthand for the pictures that the tests draw.
enum Drawing {
  static func picture(
    _ commands: [DisplayList.Command], width: Int, height: Int,
    background: PremultipliedColor = .clear
  ) -> PixelBuffer {
    var renderer = DisplayListRenderer()
    return renderer.render(
      DisplayList(commands: commands), width: width, height: height, background: background)
  }

  static func fill(
    _ path: Path, _ color: Color = .black, rule: FillRule = .nonZero,
    transform: AffineTransform = .identity
  ) -> DisplayList.Command {
    .fill(path, rule: rule, paint: .solid(color), transform: transform)
  }

  static func path(_ contours: [[Point]]) -> Path {
    var path = Path()
    for contour in contours {
      for (index, point) in contour.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    path([
      [
        Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
        Point(x: x, y: y + height),
      ]
    ])
  }

  /// A list of everything that can be drawn, from shapes that leave `size` on all sides.
  static func everything(seed: UInt64, size: Double, transform: AffineTransform) -> DisplayList {
    var shapes = SeededShapesSource(seed: seed, size: size)
    var list = DisplayList()
    list.commands.append(shapes.fill(transform))
    list.commands.append(.beginGroup(opacity: 0.6, blend: .sourceOver))
    list.commands.append(shapes.stroke(transform))
    list.commands.append(.beginGroup(opacity: 1, blend: .plus))
    list.commands.append(shapes.fill(transform))
    list.commands.append(.endGroup)
    list.commands.append(shapes.gradientFill(transform))
    list.commands.append(.endGroup)
    list.commands.append(shapes.stroke(transform))
    return list
  }
}
