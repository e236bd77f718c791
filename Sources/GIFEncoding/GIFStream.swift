// SPDX-License-Identifier: MIT

import ColorQuantization
import FileSystem
import FrameEncoding

/// A GIF in the making, once its palette is known: pixels go in, blocks come out.
struct GIFStream: ~Copyable {
  private let width: Int
  private let file: GIFFile
  private var quantizer: PictureQuantizer
  private var assembler: FrameAssembler
  private var window: FrameWindow
  private var compressor: FrameCompressor
  private var clock: CentisecondClock
  private var plan: GIFPlan

  init(
    _ writer: FileWriter, clip: ClipDescription, quantizer: PictureQuantizer, workers: Workers
  ) throws(EncodingError) {
    let table = GIFColorTable(quantizer.sharedPalette)
    width = clip.width
    file = try GIFFile.open(writer, for: clip, table: table)
    self.quantizer = quantizer
    assembler = FrameAssembler(
      width: clip.width, height: clip.height, hasHoles: clip.isTransparent)
    window = FrameWindow(pixelCapacity: clip.width * clip.height / 2)
    compressor = FrameCompressor(workers)
    clock = CentisecondClock(
      rate: clip.rate, frameCount: clip.frameCount, lastFrameExtension: clip.lastFrameExtension)
    plan = GIFPlan(clip, table: table)
  }

  /// Takes the next picture, whose pixels are opaque or clear.
  mutating func append(_ pixels: [UInt32]) throws(EncodingError) {
    let next = ShownImage(width: width, pixels: pixels)
    if let cleared = assembler.clear(before: next) {
      try store(cleared.frames)
      quantizer.noteCleared(cleared.area)
    }
    let forms = quantizer.forms(of: next, over: assembler.image)
    try store(assembler.append(forms, delay: clock.nextDelay(), compressor: &compressor))
    if forms.count > 1 { quantizer.noteChoice(isLocal: assembler.isLocal) }
  }

  /// Stores what is left and closes the file; returns what it must hold now.
  consuming func finish() throws(EncodingError) -> GIFPlan {
    try store(assembler.finish())
    try write(window.takeAll(compressor: &compressor))
    let plan = plan
    try file.close()
    return plan
  }

  private mutating func store(_ frames: [PlannedFrame]) throws(EncodingError) {
    for frame in frames { try write(window.append(frame, compressor: &compressor)) }
  }

  private mutating func write(_ frames: [StoredFrame]) throws(EncodingError) {
    for frame in frames {
      try file.append(frame)
      plan.append(frame)
    }
  }
}
