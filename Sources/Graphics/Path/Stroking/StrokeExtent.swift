// SPDX-License-Identifier: MIT

/// A range of both coordinates, in the units of the path.
struct StrokeExtent {
  private var minX: Double
  private var minY: Double
  private var maxX: Double
  private var maxY: Double

  @inline(__always)
  init(_ point: Point, _ other: Point) {
    minX = min(point.x, other.x)
    minY = min(point.y, other.y)
    maxX = max(point.x, other.x)
    maxY = max(point.y, other.y)
  }

  @inline(__always)
  func including(_ point: Point) -> StrokeExtent {
    var result = self
    result.minX = min(minX, point.x)
    result.minY = min(minY, point.y)
    result.maxX = max(maxX, point.x)
    result.maxY = max(maxY, point.y)
    return result
  }

  @inline(__always)
  func grown(by margin: Double) -> StrokeExtent {
    var result = self
    result.minX -= margin
    result.minY -= margin
    result.maxX += margin
    result.maxY += margin
    return result
  }

  @inline(__always)
  func meets(_ other: StrokeExtent) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  func union(_ other: StrokeExtent) -> StrokeExtent {
    including(Point(x: other.minX, y: other.minY)).including(Point(x: other.maxX, y: other.maxY))
  }

  /// What both have in common, if anything.
  func intersection(_ other: StrokeExtent) -> StrokeExtent? {
    guard meets(other) else { return nil }
    var result = self
    result.minX = max(minX, other.minX)
    result.minY = max(minY, other.minY)
    result.maxX = min(maxX, other.maxX)
    result.maxY = min(maxY, other.maxY)
    return result
  }

  /// The rectangle around its image.
  func bounds(under transform: AffineTransform) -> Rect {
    let center = transform.apply(Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2))
    let halfWidth = (maxX - minX) / 2
    let halfHeight = (maxY - minY) / 2
    let x = abs(transform.a) * halfWidth + abs(transform.c) * halfHeight
    let y = abs(transform.b) * halfWidth + abs(transform.d) * halfHeight
    return Rect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
  }
}
