// SPDX-License-Identifier: MIT

import Graphics

/// The ground that an isolated group is drawn on: the pixels that it can touch, at first clear.
struct GroupLayer: Sendable {
  /// Where the pixels are in the picture.
  let frame: PixelRect
  /// Index of the group's `endGroup`.
  let end: Int
  private let opacity: UInt8
  private let blend: BlendMode
  /// The rows of `frame`, packed; there may be more elements than pixels.
  var pixels: [UInt32]

  /// - Parameters:
  ///   - group: The group to be drawn, which is visible.
  ///   - storage: An array whose memory is used again.
  init(_ group: GroupPlan.Group, storage: consuming [UInt32]) {
    frame = group.bounds
    end = group.end
    opacity = group.opacity
    blend = group.blend
    pixels = storage
    let count = frame.width * frame.height
    let reused = min(count, pixels.count)
    var span = pixels.mutableSpan
    for index in 0..<reused { span[index] = 0 }
    pixels.append(contentsOf: repeatElement(0, count: count - reused))
  }

  /// Multiplies the group by its opacity and combines it with `below`.
  ///
  /// - Parameters:
  ///   - below: The pixels to draw on.
  ///   - belowFrame: Their place in the picture; it holds `frame`.
  func compose(onto below: inout MutableSpan<UInt32>, in belowFrame: PixelRect) {
    let share = SIMD8(repeating: UInt16(opacity))
    let source = pixels.span
    for row in 0..<frame.height {
      let belowIndex =
        (frame.top + row - belowFrame.top) * belowFrame.width + frame.left - belowFrame.left
      let sourceRow = source.extracting((row * frame.width)..<((row + 1) * frame.width))
      switch blend {
      case .sourceOver:
        Self.combine(sourceRow, onto: &below, at: belowIndex) { source, below in
          PorterDuff.sourceOver(source, coverage: share, onto: below)
        }
      case .plus:
        Self.combine(sourceRow, onto: &below, at: belowIndex) { source, below in
          PorterDuff.plus(source, coverage: share, onto: below)
        }
      }
    }
  }

  /// Combines a row with the pixels from `start`; clear pixels change nothing.
  @inline(__always)
  private static func combine(
    _ row: Span<UInt32>, onto below: inout MutableSpan<UInt32>, at start: Int,
    by operation: (PixelQuad, SIMD4<UInt32>) -> SIMD4<UInt32>
  ) {
    var column = 0
    while column &+ 4 <= row.count {
      let source = row.quad(at: column)
      if source != .zero {
        let index = start &+ column
        below.setQuad(operation(PixelQuad(source), below.quad(at: index)), at: index)
      }
      column &+= 4
    }
    while column < row.count {
      let source = PixelQuad(SIMD4(row[column], 0, 0, 0))
      let index = start &+ column
      below[index] = operation(source, SIMD4(below[index], 0, 0, 0))[0]
      column &+= 1
    }
  }
}
