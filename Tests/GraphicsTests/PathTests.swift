// SPDX-License-Identifier: MIT

import Graphics
import Testing

@Suite struct PathTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 5, y: 3)
  private let c = Point(x: 4, y: 8)

  @Test func firstElementIsAlwaysAMove() {
    var path = Path()
    path.close()
    #expect(path.isEmpty)
    path.line(to: a)
    #expect(path.elements == [.move(a)])
    var curve = Path()
    curve.quad(to: b, control: a)
    #expect(curve.elements == [.move(a), .quad(control: a, end: b)])
  }

  @Test func closingReturnsToTheStartOfTheSubpath() {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    path.close()
    #expect(path.currentPoint == a)
    path.line(to: c)
    #expect(path.currentPoint == c)
    path.close()
    #expect(path.currentPoint == a)
  }

  @Test func appendedPathKeepsItsMoveAndLeavesItsCurrentPoint() {
    var first = Path()
    first.move(to: a)
    first.line(to: b)
    var second = Path()
    second.move(to: b)
    second.line(to: c)
    first.append(second)
    #expect(first.elements == [.move(a), .line(b), .move(b), .line(c)])
    first.close()
    #expect(first.currentPoint == b)
    first.append(Path())
    #expect(first.currentPoint == b)
  }

  @Test func transformMapsEveryPoint() {
    let move = AffineTransform.translation(x: 10, y: 20)
    var path = Path()
    path.move(to: a)
    path.quad(to: c, control: b)
    path.cubic(to: a, control1: b, control2: c)
    path.close()
    path.line(to: b)
    let mapped = path.transformed(by: move)
    #expect(
      mapped.elements == [
        .move(move.apply(a)),
        .quad(control: move.apply(b), end: move.apply(c)),
        .cubic(control1: move.apply(b), control2: move.apply(c), end: move.apply(a)),
        .close, .line(move.apply(b)),
      ])
    #expect(mapped.currentPoint == move.apply(b))
  }
}
