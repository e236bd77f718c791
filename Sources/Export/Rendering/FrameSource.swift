// SPDX-License-Identifier: MIT

package import Graphics
import LayerTree
import Raster
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
  private let spares: SparePictures

  package init(_ preset: Preset) {
    width = preset.canvas.widthInPixels
    height = preset.canvas.heightInPixels
    canvas = preset.canvas
    spares = SparePictures(width: width, height: height)
    root = preset.scene.makeLayer(on: preset.stage)
  }

  /// The picture at `time`, in seconds.
  package func frame(at time: Double) -> PixelBuffer {
    let list = DisplayListBuilder().displayList(of: root, at: time, rootTransform: toPixels)
    return draw(list.commands, width: width, height: height)
  }

  /// Takes back a picture that nobody looks at any more, to draw over it.
  package func recycle(_ picture: consuming PixelBuffer) { spares.put(picture) }

  /// The background alone, on a picture that may be larger than the canvas.
  package func background(width: Int, height: Int) -> PixelBuffer {
    draw([], width: width, height: height)
  }

  private var toPixels: AffineTransform { .scale(x: canvas.scale, y: canvas.scale) }

  private func draw(_ commands: [DisplayList.Command], width: Int, height: Int) -> PixelBuffer {
    var list = DisplayList(commands: commands)
    var ground = PremultipliedColor.clear
    switch canvas.background {
    case .transparent: break
    case .color(let color): ground = PremultipliedColor(color)
    case .gradient(let gradient):
      list.commands.insert(fill(with: gradient, width: width, height: height), at: 0)
    }
    var picture = spares.take(width: width, height: height)
    renderers.withRenderer { $0.render(list, into: &picture, background: ground) }
    return picture
  }

  /// Covers the picture, whose sides are whole pixels and so perhaps not the canvas's.
  private func fill(with gradient: Gradient, width: Int, height: Int) -> DisplayList.Command {
    let area = Rect(
      x: 0, y: 0, width: Double(width) / canvas.scale, height: Double(height) / canvas.scale)
    return .fill(.rect(area), rule: .nonZero, paint: .gradient(gradient), transform: toPixels)
  }
}
