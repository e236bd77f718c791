// SPDX-License-Identifier: MIT

import Graphics

/// Gives the colour of a gradient at each pixel's centre.
struct GradientShader: Sendable {
  private let table: GradientTable
  private let lastColor: Double
  /// From pixels to the gradient's own plane, in which it runs from 0 to 1: along x if it is
  /// linear, outwards from the origin if it is radial.
  private let plane: AffineTransform
  private let isRadial: Bool

  /// Makes the shader of `gradient`, or nil if `transform` flattens the plane, so that there is
  /// nothing to see.
  ///
  /// A gradient without length has its last colour everywhere.
  ///
  /// - Parameters:
  ///   - gradient: What to paint.
  ///   - transform: From the gradient's coordinates to pixels.
  ///   - tables: Where its table may be already.
  init?(
    _ gradient: Gradient, transform: AffineTransform, tables: inout GradientTableCache
  ) {
    guard let inverse = transform.inverse else { return nil }
    let length: Double
    switch gradient.geometry {
    case .linear(let start, let end):
      let axis = end - start
      let square = axis.x * axis.x + axis.y * axis.y
      let toPlane = AffineTransform(
        a: axis.x / square, b: -axis.y / square, c: axis.y / square, d: axis.x / square,
        tx: -(start.x * axis.x + start.y * axis.y) / square,
        ty: (start.x * axis.y - start.y * axis.x) / square)
      plane = inverse.concatenating(toPlane)
      length = axis.length
      isRadial = false
    case .radial(let center, let radius):
      plane = inverse.concatenating(.translation(x: -center.x, y: -center.y))
        .concatenating(.scale(x: 1 / radius, y: 1 / radius))
      length = radius
      isRadial = true
    }
    table = tables.table(stops: gradient.stops, length: length * transform.maximumStretch)
    lastColor = Double(table.colors.count - 1)
  }

  /// The colours of four pixels, the first at column `x`.
  @inline(__always)
  func colors(x: Int, y: Int) -> SIMD4<UInt32> {
    let columns = SIMD4(0.5, 1.5, 2.5, 3.5) + Double(x)
    let row = Double(y) + 0.5
    let along = columns * plane.a + (row * plane.c + plane.tx)
    guard isRadial else { return colors(at: along) }
    let across = columns * plane.b + (row * plane.d + plane.ty)
    return colors(at: (along * along + across * across).squareRoot())
  }

  /// The nearest colours of the table; what is not a number has the last one.
  @inline(__always)
  private func colors(at fractions: SIMD4<Double>) -> SIMD4<UInt32> {
    let colors = table.colors
    func color(_ fraction: Double) -> UInt32 {
      let step = fraction * lastColor + 0.5
      guard step < lastColor else { return colors[colors.count - 1] }
      return colors[step > 0 ? Int(step) : 0]
    }
    return SIMD4(
      color(fractions[0]), color(fractions[1]), color(fractions[2]), color(fractions[3]))
  }
}
