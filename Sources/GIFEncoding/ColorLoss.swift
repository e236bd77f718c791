// SPDX-License-Identifier: MIT

import ColorQuantization

/// Which colours may stand for others so that runs compress better.
struct ColorLoss {
  /// Loss 100 is a root mean squared difference of 32 levels of a component.
  private static let levelsPerLoss = 0.32

  private let largestSquaredDistance: Int
  private let exactColors: Set<OpaqueColor>

  /// - Parameters:
  ///   - loss: 0, which is none, to 100.
  ///   - exactColors: Stay what they are.
  init(_ loss: Int, exactColors: [OpaqueColor]) {
    precondition((0...100).contains(loss), "a loss is 0 to 100")
    let levels = Double(loss) * Self.levelsPerLoss
    largestSquaredDistance = Int(3 * levels * levels)
    self.exactColors = Set(exactColors)
  }

  var isNone: Bool { largestSquaredDistance == 0 }

  /// Whether another colour may stand for `color`.
  func allows(_ other: OpaqueColor, for color: OpaqueColor) -> Bool {
    other != color && !exactColors.contains(color)
      && other.squaredDistance(to: color) <= largestSquaredDistance
  }
}
