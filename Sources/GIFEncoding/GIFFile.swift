// SPDX-License-Identifier: MIT

import CGif
import ColorQuantization
import FileSystem
import FrameEncoding

/// Owns a giflib encoder that writes through a ``FileWriter``; nothing else calls giflib.
///
/// giflib checks the writes of colour tables and pixels only, so the writer's first failure is asked
/// for after every call.
///
/// Safety: `handle` is freed exactly once, by `close()` or by `deinit`, and never leaves this type.
/// `writer` is retained as long as `handle`, whose callback uses it.
@safe struct GIFFile: ~Copyable {
  /// Sides are 16 bits in the format; giflib cuts them off without a word.
  static let longestSide = 65535
  /// Bytes of a block of an extension.
  private static let longestBlock = 255

  private let handle: UnsafeMutablePointer<GifFileType>
  private let writer: Unmanaged<FileWriter>

  /// Opens a file and writes everything that comes before the first frame.
  static func open(
    _ writer: FileWriter, for clip: ClipDescription, table: GIFColorTable
  ) throws(EncodingError) -> GIFFile {
    let repeats = try NetscapeLoop.repeats(for: clip.loop)
    let file = try GIFFile(writer)
    // Before the screen descriptor, or the file calls itself GIF87a.
    unsafe EGifSetGifVersion(file.handle, true)
    try file.putScreen(width: clip.width, height: clip.height, table: table)
    if let repeats { try file.putLoop(repeats: repeats) }
    if !clip.comment.isEmpty { try file.putComment(Array(clip.comment.utf8)) }
    return file
  }

  private init(_ writer: FileWriter) throws(EncodingError) {
    let retained = unsafe Unmanaged.passRetained(writer)
    var code: Int32 = 0
    guard let opened = unsafe EGifOpen(retained.toOpaque(), passOn, &code) else {
      unsafe retained.release()
      throw Self.failure(of: "EGifOpen", code: code)
    }
    unsafe handle = opened
    unsafe self.writer = retained
  }

  deinit {
    unsafe EGifCloseFile(handle, nil)
    unsafe writer.release()
  }

  /// Appends a frame, whose indices lie below the size of its colour table.
  func append(_ frame: StoredFrame) throws(EncodingError) {
    let area = frame.header.area
    precondition(frame.indices.count == area.width * area.height, "a frame has all its pixels")
    try putControl(of: frame.header)
    try putDescriptor(of: frame)
    var indices = frame.indices
    // giflib masks the pixels where they lie, so it gets a buffer of its own.
    let lines = unsafe indices.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<area.height {
        let line = unsafe pixels.baseAddress?.advanced(by: row * area.width)
        guard unsafe EGifPutLine(handle, line, Int32(area.width)) == GIF_OK else {
          return GIF_ERROR
        }
      }
      return GIF_OK
    }
    try check(lines, "EGifPutLine")
  }

  /// Writes the trailer and closes the file; reports the first write that failed, if any did.
  consuming func close() throws(EncodingError) {
    var code: Int32 = 0
    let status = unsafe EGifCloseFile(handle, &code)
    let writer = unsafe writer.takeRetainedValue()
    discard self
    do {
      try writer.close()
    } catch {
      throw EncodingError(error)
    }
    guard status == GIF_OK else { throw Self.failure(of: "EGifCloseFile", code: code) }
  }

  private func putScreen(width: Int, height: Int, table: GIFColorTable) throws(EncodingError) {
    let map = try unsafe Self.makeMap(of: table)
    defer { unsafe GifFreeMapObject(map) }
    let status = unsafe EGifPutScreenDesc(handle, Int32(width), Int32(height), 8, 0, map)
    try check(status, "EGifPutScreenDesc")
  }

  private func putDescriptor(of frame: StoredFrame) throws(EncodingError) {
    // giflib loses the last frame's own map when the next frame has none.
    unsafe GifFreeMapObject(handle.pointee.Image.ColorMap)
    unsafe handle.pointee.Image.ColorMap = nil
    let map = try unsafe frame.localTable.map { table throws(EncodingError) in
      try unsafe Self.makeMap(of: table)
    }
    defer { unsafe GifFreeMapObject(map) }
    let area = frame.header.area
    // What giflib compresses with; the table's own size is written already.
    unsafe handle.pointee.SColorMap.pointee.BitsPerPixel = Int32(frame.codeSize)
    let status = unsafe EGifPutImageDesc(
      handle, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, map)
    try check(status, "EGifPutImageDesc")
  }

  /// Makes a map that the caller frees.
  private static func makeMap(
    of table: GIFColorTable
  ) throws(EncodingError) -> UnsafeMutablePointer<ColorMapObject> {
    var entries = table.entries.map {
      GifColorType(Red: UInt8($0.red), Green: UInt8($0.green), Blue: UInt8($0.blue))
    }
    guard let map = unsafe GifMakeMapObject(Int32(entries.count), &entries) else {
      throw failure(of: "GifMakeMapObject", code: E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    return unsafe map
  }

  private func putLoop(repeats: Int) throws(EncodingError) {
    let status = unsafe EGifPutExtensionLeader(handle, APPLICATION_EXT_FUNC_CODE)
    try check(status, "EGifPutExtensionLeader")
    try putBlock(NetscapeLoop.identifier)
    try putBlock([1, UInt8(repeats & 255), UInt8(repeats >> 8)])
    try check(unsafe EGifPutExtensionTrailer(handle), "EGifPutExtensionTrailer")
  }

  /// Source: GIF89a specification, section 24.
  private func putComment(_ text: [UInt8]) throws(EncodingError) {
    let status = unsafe EGifPutExtensionLeader(handle, COMMENT_EXT_FUNC_CODE)
    try check(status, "EGifPutExtensionLeader")
    for start in stride(from: 0, to: text.count, by: Self.longestBlock) {
      try putBlock(Array(text[start..<min(start + Self.longestBlock, text.count)]))
    }
    try check(unsafe EGifPutExtensionTrailer(handle), "EGifPutExtensionTrailer")
  }

  private func putBlock(_ bytes: [UInt8]) throws(EncodingError) {
    let status = unsafe EGifPutExtensionBlock(handle, Int32(bytes.count), bytes)
    try check(status, "EGifPutExtensionBlock")
  }

  private func putControl(of frame: GIFFrame) throws(EncodingError) {
    var control = GraphicsControlBlock(
      DisposalMode: Int32(frame.disposal.rawValue), UserInputFlag: false,
      DelayTime: Int32(frame.delayInCentiseconds),
      TransparentColor: frame.transparentIndex.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var bytes: [UInt8] = [0, 0, 0, 0]
    let count = unsafe EGifGCBToExtension(&control, &bytes)
    let status = unsafe EGifPutExtension(handle, GRAPHICS_EXT_FUNC_CODE, Int32(count), bytes)
    try check(status, "EGifPutExtension")
  }

  private func check(_ status: Int32, _ operation: String) throws(EncodingError) {
    if let failure = unsafe writer.takeUnretainedValue().failure { throw EncodingError(failure) }
    guard status == GIF_OK else {
      throw Self.failure(of: operation, code: unsafe handle.pointee.Error)
    }
  }

  private static func failure(of operation: String, code: Int32) -> EncodingError {
    let text = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
    return .library(name: "giflib", operation: operation, detail: text ?? "error \(code)")
  }
}

/// Passes giflib's bytes on to the writer that the handle was opened with.
///
/// Safety: giflib lends `bytes` for the call, and the handle's `GIFFile` retains the writer.
private func passOn(
  _ handle: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32
) -> Int32 {
  guard let opaque = unsafe handle?.pointee.UserData, let bytes = unsafe bytes else { return 0 }
  let writer = unsafe Unmanaged<FileWriter>.fromOpaque(opaque).takeUnretainedValue()
  writer.write(unsafe Span(_unsafeStart: bytes, count: Int(count)))
  return writer.failure == nil ? count : 0
}
