// SPDX-License-Identifier: MIT

import Foundation

/// The recorded ball loader by the measured rules, or by wrong ones for its path's timing.
enum BallModel: CaseIterable {
  /// Every line and cubic takes the same share of the eased time; what was measured.
  case equalElements
  /// The same speed all along the path.
  case paced
  /// The move between the arcs takes a share, too.
  case countedMove
  /// Each half circle takes one share.
  case perArc

  private typealias Element = (Double) -> (x: Double, y: Double)

  /// Three balls at 240 frames a second.
  var tracks: [String: BallScore.Track] {
    let (elements, shares) = (Self.elements, shares)
    let total = shares.reduce(0, +)
    var tracks = ["blue": BallScore.Track(), "grey": .init(), "red": .init()]
    for step in 0...384 {
      let time = Double(step) / 240
      var place = MeasuredCurves.eased(time / 1.6) * total
      var index = 0
      while index < elements.count - 1, place >= shares[index] {
        place -= shares[index]
        index += 1
      }
      let (x, y) = elements[index](place / shares[index])
      let radius = 6.5 * Self.scale(time)
      for (ball, ballX, ballY) in [("blue", x, y), ("grey", 50, 50), ("red", 100 - x, 100 - y)] {
        tracks[ball]?.x.add(ballX, at: time)
        tracks[ball]?.y.add(ballY, at: time)
        tracks[ball]?.radius.add(radius, at: time)
      }
    }
    return tracks
  }

  /// Of the lead-in line, two cubics, the move, two cubics and the line home.
  private var shares: [Double] {
    switch self {
    case .equalElements: [1, 1, 1, 0, 1, 1, 1]
    case .paced: [3.25, .pi / 2 * 29.875, .pi / 2 * 29.875, 0, .pi / 2 * 19.5, .pi / 2 * 19.5, 24]
    case .countedMove: [1, 1, 1, 1, 1, 1, 1]
    case .perArc: [1, 0.5, 0.5, 0, 0.5, 0.5, 1]
    }
  }

  private static var elements: [Element] {
    let radius = 9.75
    let big = (50 + radius) / 2
    return [
      line(from: 6.5, to: radius),
      quarter(center: big + radius, radius: big, from: .pi),
      quarter(center: big + radius, radius: big, from: .pi / 2),
      line(from: 69.5, to: 69.5),
      quarter(center: 50, radius: 2 * radius, from: 2 * .pi),
      quarter(center: 50, radius: 2 * radius, from: 1.5 * .pi),
      line(from: 30.5, to: 6.5),
    ]
  }

  private static func line(from start: Double, to end: Double) -> Element {
    { place in (start + (end - start) * place, 50) }
  }

  /// A quarter circle against the clock as one cubic.
  private static func quarter(center: Double, radius: Double, from start: Double) -> Element {
    let reach = 4.0 / 3 * tan(.pi / 8)
    let end = start - .pi / 2
    let xs = [
      cos(start), cos(start) + reach * sin(start), cos(end) - reach * sin(end), cos(end),
    ]
    let ys = [
      sin(start), sin(start) - reach * cos(start), sin(end) + reach * cos(end), sin(end),
    ]
    return { place in
      let rest = 1 - place
      let weights = [
        rest * rest * rest, 3 * rest * rest * place, 3 * rest * place * place,
        place * place * place,
      ]
      return (
        center + radius * zip(weights, xs).map(*).reduce(0, +),
        50 + radius * zip(weights, ys).map(*).reduce(0, +)
      )
    }
  }

  private static func scale(_ time: Double) -> Double {
    1 + 0.5 * MeasuredCurves.eased((time - 0.3) / 0.5, MeasuredCurves.easeOut)
      - 0.5 * MeasuredCurves.eased((time - 1.1) / 0.5)
  }
}
