// SPDX-License-Identifier: MIT

import Graphics

/// Properties of a layer's shapes taken together: reading gives the first shape that has one,
/// writing changes every shape that has one.
extension Layer {
  /// Nil if no shape is filled with one colour.
  var firstFillColor: Color? { shapes.lazy.compactMap { $0.fill?.solidColor }.first }

  /// Clear if no shape is filled with one colour.
  var shapeFillColor: Color {
    get { firstFillColor ?? .clear }
    set { changeShapes { shape in if shape.fill != nil { shape.fill = .solid(newValue) } } }
  }

  /// Clear if no shape is stroked with one colour.
  var shapeStrokeColor: Color {
    get { shapes.lazy.compactMap { $0.stroke?.paint.solidColor }.first ?? .clear }
    set { changeShapes { $0.stroke?.paint = .solid(newValue) } }
  }

  /// Points; 0 if no shape is stroked.
  var shapeLineWidth: Double {
    get { shapes.lazy.compactMap { $0.stroke?.style.width }.first ?? 0 }
    set { changeShapes { $0.stroke?.style.width = newValue } }
  }

  private var shapes: [ShapeContent] {
    if case .shapes(let shapes) = content { shapes } else { [] }
  }

  private mutating func changeShapes(_ change: (inout ShapeContent) -> Void) {
    guard case .shapes(var shapes) = content else { return }
    for index in shapes.indices { change(&shapes[index]) }
    content = .shapes(shapes)
  }
}

extension Paint {
  /// The paint's colour, or nil if it is a gradient.
  var solidColor: Color? {
    if case .solid(let color) = self { color } else { nil }
  }
}
