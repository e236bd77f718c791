// SPDX-License-Identifier: MIT

import Graphics

/// Draws single shapes: path, flattened or stroked, to covered pixels, to colours.
struct ShapeRenderer: Sendable {
  private let flattener = PathFlattener()
  private var stroker = PathStroker()
  private var outline = PolylineBuffer()
  private var rasterizer: ScanlineRasterizer

  /// - Parameter cellBudget: As for ``ScanlineRasterizer``.
  init(cellBudget: Int) {
    rasterizer = ScanlineRasterizer(cellBudget: cellBudget)
  }

  /// Draws `command`, if it is a shape, on the pixels of `frame`.
  mutating func draw(
    _ command: DisplayList.Command, in frame: PixelRect, onto pixels: inout MutableSpan<UInt32>
  ) {
    switch command {
    case .fill(let path, let rule, let paint, let transform):
      outline.removeAll()
      flattener.flatten(path, transform: transform, into: &outline)
      fillOutline(by: rule, with: (paint, transform), in: frame, onto: &pixels)
    case .stroke(let path, let style, let paint, let transform):
      outline.removeAll()
      stroker.stroke(path, style: style, transform: transform, into: &outline)
      fillOutline(by: .nonZero, with: (paint, transform), in: frame, onto: &pixels)
    case .beginGroup, .endGroup: break
    }
  }

  private mutating func fillOutline(
    by rule: FillRule, with paint: (Paint, AffineTransform), in frame: PixelRect,
    onto pixels: inout MutableSpan<UInt32>
  ) {
    switch paint {
    case (.solid(let color), _):
      let color = PremultipliedColor(color)
      guard color.alpha > 0 else { return }
      if color.alpha == 255 {
        rasterizer.fill(
          outline, rule: rule, with: OpaquePainter(color), in: frame, onto: &pixels)
      } else {
        rasterizer.fill(
          outline, rule: rule, with: SolidPainter(color), in: frame, onto: &pixels)
      }
    case (.gradient(let gradient), let transform):
      guard let shader = GradientShader(gradient, transform: transform) else { return }
      rasterizer.fill(
        outline, rule: rule, with: GradientPainter(shader), in: frame, onto: &pixels)
    }
  }
}
