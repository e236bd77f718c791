// SPDX-License-Identifier: MIT

/// A frame with all that a file holds of it.
struct StoredFrame {
  let header: GIFFrame
  /// The frame's own colour table, or `nil` if it uses that of all frames.
  let localTable: GIFColorTable?
  /// The area's pixels, row by row.
  let indices: [UInt8]
  /// Bits of an index that the compression starts with, 2 to 8; with a table of its own, as many as
  /// its indices need.
  let codeSize: Int

  /// The frame with those of its drawing's indices that were chosen.
  init(_ frame: PlannedFrame, indices: [UInt8]) {
    let drawing = frame.drawing
    header = GIFFrame(
      area: drawing.area, delayInCentiseconds: frame.delay, disposal: frame.disposal,
      transparentIndex: drawing.choices.transparentIndex.flatMap {
        indices.contains($0) ? $0 : nil
      })
    localTable = drawing.localTable
    self.indices = indices
    codeSize = drawing.codeSize
  }

  /// What a reader must find.
  var summary: FrameSummary {
    var digest = ContentDigest()
    for byte in localTable?.bytes ?? [] { digest.add(byte) }
    for index in indices { digest.add(index) }
    return FrameSummary(
      header: header, colorCount: localTable?.entries.count ?? 0, digest: digest.value)
  }
}
