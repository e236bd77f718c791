// SPDX-License-Identifier: MIT

package import Graphics
import LayerTree
package import Raster
import Scenes

/// Makes any picture of a clip, alone and in any order.
///
/// It is a value: every thread may draw from its own copy.
package struct FrameSource: Sendable {
  /// Pixels.
  package let width: Int
  package let height: Int
  private let root: Layer
  private let canvas: Canvas
  private let renderers = RendererPool()
  private let spares = SparePictures()

  package init(_ preset: Preset) {
    width = preset.canvas.widthInPixels
    height = preset.canvas.heightInPixels
    canvas = preset.canvas
    root = preset.scene.makeLayer(on: preset.stage)
  }

  /// The picture at `time`, in seconds.
  package func frame(at time: Double) -> PixelBuffer { drawing(at: time).picture }

  /// The picture at `time`, in seconds, with what is known of how it was drawn.
  ///
  /// It is drawn over one that was given back, where the two differ.
  package func drawing(at time: Double) -> DrawnPicture {
    let list = DisplayListBuilder().displayList(of: root, at: time, rootTransform: toPixels)
    var picture = spares.take() ?? DrawnPicture(width: width, height: height, background: ground)
    draw(list.commands, on: &picture)
    return picture
  }

  /// Takes back a picture that nobody looks at any more, to draw over it.
  package func recycle(_ picture: consuming DrawnPicture) { spares.put(picture) }

  /// The background alone, on a picture that may be larger than the canvas.
  package func background(width: Int, height: Int) -> PixelBuffer {
    var picture = DrawnPicture(width: width, height: height, background: ground)
    draw([], on: &picture)
    return picture.picture
  }

  private var toPixels: AffineTransform { .scale(x: canvas.scale, y: canvas.scale) }

  /// What lies behind all commands; a gradient is a command.
  private var ground: PremultipliedColor {
    if case .color(let color) = canvas.background { PremultipliedColor(color) } else { .clear }
  }

  private func draw(_ commands: [DisplayList.Command], on picture: inout DrawnPicture) {
    var list = DisplayList(commands: commands)
    if case .gradient(let gradient) = canvas.background {
      let size = picture.picture
      list.commands.insert(fill(with: gradient, width: size.width, height: size.height), at: 0)
    }
    renderers.withRenderer { $0.redraw(&picture, as: list) }
  }

  /// Covers the picture, whose sides are whole pixels and so perhaps not the canvas's.
  private func fill(with gradient: Gradient, width: Int, height: Int) -> DisplayList.Command {
    let area = Rect(
      x: 0, y: 0, width: Double(width) / canvas.scale, height: Double(height) / canvas.scale)
    return .fill(.rect(area), rule: .nonZero, paint: .gradient(gradient), transform: toPixels)
  }
}
