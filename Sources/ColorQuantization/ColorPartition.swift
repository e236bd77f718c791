// SPDX-License-Identifier: MIT

/// Colours divided into boxes, each of which one colour shall stand for.
struct ColorPartition {
  private(set) var boxes: [ColorBox]

  init(_ colors: [WeightedColor]) {
    boxes = colors.isEmpty ? [] : [ColorBox(colors)]
  }

  var representatives: [OpaqueColor] { boxes.map(\.representative) }

  /// Divides boxes where it helps most, until there are `mostBoxes`, every box is of one colour, or
  /// `isEnough` says so of the weighted squared error and the number of boxes.
  mutating func divide(mostBoxes: Int, until isEnough: (Double, Int) -> Bool) {
    if mostBoxes == 0 { boxes = [] }
    var error = boxes.reduce(0) { $0 + $1.sums.error }
    while boxes.count < mostBoxes, !isEnough(error, boxes.count) {
      guard
        let widest = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }),
        boxes[widest].gain > 0
      else { return }
      error -= boxes[widest].gain
      let (first, second) = boxes[widest].divided()
      boxes[widest] = first
      boxes.append(second)
    }
  }
}
