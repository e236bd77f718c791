// SPDX-License-Identifier: MIT

import FrameEncoding

/// What was handed to the library to be written, to be compared with what the file holds.
struct GIFPlan {
  private let width: Int
  private let height: Int
  private let loop: LoopCount
  private let comment: String
  private let table: GIFColorTable
  /// Of each frame its fingerprint: a clip may have many frames.
  private var frames: [UInt64] = []

  init(_ clip: ClipDescription, table: GIFColorTable) {
    width = clip.width
    height = clip.height
    loop = clip.loop
    comment = clip.comment
    self.table = table
    // At once, because an array that grows needs its old and its new storage at the same time.
    frames.reserveCapacity(clip.frameCount)
  }

  mutating func append(_ frame: StoredFrame) { frames.append(frame.summary.fingerprint) }

  /// Reads a file and throws `EncodingError.verification` at the first that is not as planned.
  func verify(path: String) throws(EncodingError) {
    var reader = try GIFReader(path: path)
    guard (reader.width, reader.height) == (width, height), reader.table == table.bytes else {
      throw .verification(
        detail: "the screen is \(reader.width)×\(reader.height) in "
          + "\(reader.table.count / 3) colours "
          + "instead of \(width)×\(height) in \(table.entries.count), or their colors differ")
    }
    for (index, planned) in frames.enumerated() {
      guard let found = try reader.nextFrame() else {
        throw .verification(detail: "\(index) frames are stored instead of \(frames.count)")
      }
      guard found.fingerprint == planned else {
        throw .verification(detail: "frame \(index) is not what was encoded: \(found)")
      }
    }
    guard try reader.nextFrame() == nil else {
      throw .verification(detail: "there are more frames than \(frames.count)")
    }
    let found = NetscapeLoop.loop(forRepeats: reader.repeats)
    guard found == loop else {
      throw .verification(detail: "it plays \(found) instead of \(loop)")
    }
    guard reader.comment.elementsEqual(comment.utf8) else {
      throw .verification(detail: "its comment is not '\(comment)'")
    }
  }
}
