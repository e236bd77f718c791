// SPDX-License-Identifier: MIT

package import FrameEncoding

/// What becomes of a clip's time in each of its files.
package struct TimingPlan: Sendable {
  /// A format with the files that have it.
  package struct Entry: Sendable {
    package let format: String
    package let paths: [String]
    /// At the rate that the format can hold.
    package let clip: ClipTiming
    package let stored: StoredTiming
    /// nil if the file does not say how often it plays.
    package let loop: LoopCount?
  }

  /// As the preset asks.
  package let clip: ClipTiming
  package let entries: [Entry]
  /// nil if the clip does not claim to go on without a seam.
  package let seam: LoopSeam?

  package init(_ preset: Preset, outputs: [ClipOutput]) throws(ExportError) {
    clip = preset.clip
    seam = LoopSeam(of: preset)
    var entries: [Entry] = []
    var names: Set<String> = []
    for output in outputs where names.insert(output.format.name).inserted {
      let paths = outputs.filter { $0.format.name == output.format.name }.map(\.path)
      entries.append(try Self.entry(output, paths: paths, clip: preset.clip))
    }
    self.entries = entries
  }

  private static func entry(
    _ output: ClipOutput, paths: [String], clip: ClipTiming
  ) throws(ExportError) -> Entry {
    let clock = output.format.clock
    var clip = clip
    clip.rate = clock.supportedRate(nearest: clip.rate)
    do {
      return Entry(
        format: output.format.name, paths: paths, clip: clip, stored: try clock.stored(clip),
        loop: clock.storedLoop(clip.loop))
    } catch {
      throw .encoding(error, path: output.path)
    }
  }
}

extension TimingPlan.Entry {
  /// How far the end of any frame is from where the clip has it, in centiseconds.
  package var largestDrift: Double {
    guard case .delays(let delays) = stored else { return 0 }
    var elapsed = 0
    return delays.indices.reduce(0.0) { largest, index in
      elapsed += delays[index]
      let isLast = index == delays.count - 1
      let frameEnd = clip.rate.time(ofFrame: isLast ? clip.frameCount : index + 1)
      let end = 100 * (frameEnd + (isLast ? clip.lastFrameExtension : 0))
      return max(largest, abs(Double(elapsed) - end))
    }
  }
}
