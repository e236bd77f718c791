// SPDX-License-Identifier: MIT

import ColorQuantization
import FileSystem
import FrameEncoding

/// A GIF in the making, once its palette is known: pixels go in, blocks come out.
struct GIFStream: ~Copyable {
  private let file: GIFFile
  private var quantizer: PictureQuantizer
  private var assembler: FrameAssembler
  private var clock: CentisecondClock
  private var plan: GIFPlan

  init(
    _ writer: FileWriter, clip: ClipDescription, quantizer: PictureQuantizer
  ) throws(EncodingError) {
    let table = GIFColorTable(quantizer.palette)
    file = try GIFFile.open(writer, for: clip, table: table)
    self.quantizer = quantizer
    assembler = FrameAssembler(
      width: clip.width, height: clip.height, hasHoles: clip.isTransparent)
    clock = CentisecondClock(
      rate: clip.rate, frameCount: clip.frameCount, lastFrameExtension: clip.lastFrameExtension)
    plan = GIFPlan(clip, table: table)
  }

  /// Takes the next picture, whose pixels are opaque or clear.
  mutating func append(_ next: [UInt32]) throws(EncodingError) {
    let forms = quantizer.forms(of: next, over: assembler.image)
    for frame in assembler.append(forms, delay: clock.nextDelay()) { try store(frame) }
    if forms.count > 1 { quantizer.noteChoice(isLocal: assembler.isLocal) }
  }

  /// Stores what is left and closes the file; returns what it must hold now.
  consuming func finish() throws(EncodingError) -> GIFPlan {
    for frame in assembler.finish() { try store(frame) }
    let plan = plan
    try file.close()
    return plan
  }

  private mutating func store(_ frame: StoredFrame) throws(EncodingError) {
    try file.append(frame)
    plan.append(frame)
  }
}
