// SPDX-License-Identifier: MIT

/// Clips of a batch that show the same frames, and are drawn together.
package struct BatchStream: Sendable {
  /// A clip and those of its outputs that are to be made.
  package struct Part: Sendable {
    package let item: BatchItem
    package let outputs: [BatchOutput]

    package init(item: BatchItem, outputs: [BatchOutput]) {
      self.item = item
      self.outputs = outputs
    }
  }

  /// At least one.
  package private(set) var parts: [Part]

  /// The work of `parts`, in order of the first clip of each stream.
  package static func streams(of parts: [Part]) -> [BatchStream] {
    var streams: [BatchStream] = []
    var indices: [String: Int] = [:]
    for part in parts {
      if let index = indices[part.item.frameDigest] {
        streams[index].parts.append(part)
      } else {
        indices[part.item.frameDigest] = streams.count
        streams.append(BatchStream(parts: [part]))
      }
    }
    return streams
  }

  package var size: BatchItem.ClipSize { parts[0].item.size }

  /// In pixels.
  package var cost: Double {
    Double(parts.reduce(0) { $0 + $1.outputs.count }) * size.cost
  }
}
