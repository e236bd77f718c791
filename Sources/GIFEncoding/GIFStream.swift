// SPDX-License-Identifier: MIT

import ColorQuantization
import FileSystem
import FrameEncoding

/// A GIF in the making, once its palette is known: pixels go in, blocks come out.
struct GIFStream: ~Copyable {
  private let file: GIFFile
  /// A file that goes nowhere, on which the variants of a frame are tried.
  private let rehearsal: GIFFile
  private var mapper: PaletteMapper
  /// The pixels of the last picture and their indices.
  private var pixels: [UInt32]
  private var image: IndexedImage
  private var assembler: FrameAssembler
  private var clock: CentisecondClock
  private var plan: GIFPlan

  init(_ writer: FileWriter, clip: ClipDescription, palette: Palette) throws(EncodingError) {
    let file = try Self.open(writer, clip: clip, palette: palette)
    let rehearsal = try Self.open(FileWriter(ByteCounter()), clip: clip, palette: palette)
    self.file = file
    self.rehearsal = rehearsal
    mapper = PaletteMapper(palette)
    pixels = []
    image = IndexedImage(width: clip.width, height: clip.height, filledWith: 0)
    assembler = FrameAssembler(
      width: clip.width, height: clip.height, transparentIndex: palette.transparentIndex)
    clock = CentisecondClock(
      rate: clip.rate, frameCount: clip.frameCount, lastFrameExtension: clip.lastFrameExtension)
    plan = GIFPlan(
      width: clip.width, height: clip.height, loop: clip.loop,
      colorCount: GIFColorTable(palette).entries.count)
  }

  private static func open(
    _ writer: FileWriter, clip: ClipDescription, palette: Palette
  ) throws(EncodingError) -> GIFFile {
    try GIFFile.open(
      writer, width: clip.width, height: clip.height, palette: palette, loop: clip.loop)
  }

  /// Takes the next picture, whose pixels are opaque or clear.
  mutating func append(_ next: [UInt32]) throws(EncodingError) {
    if pixels.isEmpty {
      image.indices = mapper.indices(of: next)
    } else {
      mapper.update(&image.indices, from: pixels, to: next)
    }
    pixels = next
    for frame in assembler.append(image, delay: clock.nextDelay()) { try store(frame) }
  }

  /// Stores what is left and closes the file; returns what it must hold now.
  consuming func finish() throws(EncodingError) -> GIFPlan {
    for frame in assembler.finish() { try store(frame) }
    let plan = plan
    try file.close()
    return plan
  }

  private mutating func store(_ frame: FrameAssembler.Frame) throws(EncodingError) {
    let indices = try smallest(of: frame)
    let header = header(of: frame, indices: indices)
    try file.append(header, indices: indices)
    plan.append(header)
  }

  /// The variant that takes the fewest bytes, found by compressing them all; the first if equal.
  private func smallest(of frame: FrameAssembler.Frame) throws(EncodingError) -> [UInt8] {
    var smallest = (indices: frame.variants[0], byteCount: Int.max)
    guard frame.variants.count > 1 else { return smallest.indices }
    for indices in frame.variants {
      let start = rehearsal.byteCount
      try rehearsal.append(header(of: frame, indices: indices), indices: indices)
      let byteCount = rehearsal.byteCount - start
      if byteCount < smallest.byteCount { smallest = (indices, byteCount) }
    }
    return smallest.indices
  }

  /// The frame's header, which names the transparent index only if the pixels use it.
  private func header(of frame: FrameAssembler.Frame, indices: [UInt8]) -> GIFFrame {
    var header = frame.header
    header.transparentIndex = mapper.palette.transparentIndex.flatMap {
      indices.contains($0) ? $0 : nil
    }
    return header
  }
}

/// Takes all bytes and keeps none.
private final class ByteCounter: ByteSink {
  func write(_ bytes: Span<UInt8>) -> WriteAttempt { .wrote(bytes.count) }
  func close() -> FileSystemError? { nil }
}
