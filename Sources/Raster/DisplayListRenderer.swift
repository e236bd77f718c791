// SPDX-License-Identifier: MIT

package import Graphics

/// Draws display lists into pictures.
///
/// Every balanced list gives a picture: whatever its numbers are, nothing traps. The pixels are a
/// function of the list and the picture's size alone; the renderer only keeps working memory, so
/// that drawing frame after frame allocates next to nothing. Use one renderer a task.
package struct DisplayListRenderer: Sendable {
  private var shapes: ShapeRenderer
  private var plan = GroupPlan()
  /// The isolated groups that are being drawn, outermost first.
  private var layers: [GroupLayer] = []
  /// Memory of layers that are done.
  private var spareStorage: [[UInt32]] = []

  package init() { self.init(cellBudget: CoverageGrid.defaultCellBudget) }

  /// - Parameter cellBudget: Most cells that are filled at once; pictures do not depend on it.
  package init(cellBudget: Int) {
    precondition(cellBudget > 0, "a rasteriser without cells draws nothing")
    shapes = ShapeRenderer(cellBudget: cellBudget)
  }

  /// Draws `list` on a picture of the given size, in pixels, that is all `background` at first.
  package mutating func render(
    _ list: DisplayList, width: Int, height: Int, background: PremultipliedColor = .clear
  ) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height, filledWith: background)
    draw(list, into: &buffer)
    return buffer
  }

  /// Replaces the picture in `buffer` by `list`, drawn on `background`.
  package mutating func render(
    _ list: DisplayList, into buffer: inout PixelBuffer, background: PremultipliedColor = .clear
  ) {
    var pixels = buffer.pixels.mutableSpan
    pixels.setAll(to: background.bits)
    draw(list, into: &buffer)
  }

  /// Makes `drawn` show `list`, by drawing anew only the rows in which it differs from what is shown.
  ///
  /// The pixels are those of drawing everything.
  package mutating func redraw(_ drawn: inout DrawnPicture, as list: DisplayList) {
    let canvas = drawn.canvas
    let change = ListChange(from: drawn.list.commands, to: list.commands)
    let bounds = list.commands.map { CommandBounds.of($0, canvas: canvas) }
    let places = Array(drawn.bounds[change.old] + bounds[change.new])
    for rows in RowRuns.holding(places) {
      drawn.clear(rows: rows)
      let start = rows.lowerBound * canvas.width
      let end = rows.upperBound * canvas.width
      var pixels = drawn.picture.pixels.mutableSpan
      var part = pixels._mutatingExtracting(start..<end)
      draw(list, bounds: bounds, in: canvas.extracting(rows: rows), onto: &part)
    }
    drawn.note(list, bounds: bounds)
  }

  private mutating func draw(_ list: DisplayList, into buffer: inout PixelBuffer) {
    let canvas = PixelRect(width: buffer.width, height: buffer.height)
    let bounds = [PixelRect](repeating: canvas, count: list.commands.count)
    var pixels = buffer.pixels.mutableSpan
    draw(list, bounds: bounds, in: canvas, onto: &pixels)
  }

  /// Draws what lies in `view` on its pixels; `bounds` are those of the commands.
  private mutating func draw(
    _ list: DisplayList, bounds: [PixelRect], in view: PixelRect,
    onto base: inout MutableSpan<UInt32>
  ) {
    plan.load(list, canvas: view)
    var index = 0
    var nextGroup = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .fill, .stroke:
        if !bounds[index].intersection(view).isEmpty {
          draw(list.commands[index], canvas: view, base: &base)
        }
      case .beginGroup:
        let group = plan.groups[nextGroup]
        if group.isVisible {
          if group.isIsolated { begin(group) }
          nextGroup += 1
        } else {
          index = group.end
          nextGroup = group.next
        }
      case .endGroup:
        if layers.last?.end == index { endLayer(canvas: view, base: &base) }
      }
      index += 1
    }
  }

  /// Draws a shape on the innermost layer, or on the picture itself if there is none.
  private mutating func draw(
    _ shape: DisplayList.Command, canvas: PixelRect, base: inout MutableSpan<UInt32>
  ) {
    guard let top = layers.indices.last else {
      return shapes.draw(shape, in: canvas, onto: &base)
    }
    let frame = layers[top].frame
    var pixels = layers[top].pixels.mutableSpan
    shapes.draw(shape, in: frame, onto: &pixels)
  }

  private mutating func begin(_ group: GroupPlan.Group) {
    layers.append(GroupLayer(group, storage: spareStorage.popLast() ?? []))
  }

  /// Combines the innermost layer with what is below it.
  private mutating func endLayer(canvas: PixelRect, base: inout MutableSpan<UInt32>) {
    let layer = layers.removeLast()
    if let below = layers.indices.last {
      let frame = layers[below].frame
      var pixels = layers[below].pixels.mutableSpan
      layer.compose(onto: &pixels, in: frame)
    } else {
      layer.compose(onto: &base, in: canvas)
    }
    spareStorage.append(layer.pixels)
  }
}
