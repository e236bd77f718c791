// SPDX-License-Identifier: MIT

import FrameEncoding

/// How the outputs of a clip share the drawing: those of one rate are fed by one pass.
package struct RenderingPlan: Sendable {
  /// Outputs that get the same frames.
  package struct Group: Sendable {
    /// Frames to draw, at the rate of this group.
    package let timing: ClipTiming
    /// Indices of the outputs.
    package let outputs: [Int]
  }

  package let groups: [Group]
  /// What is known before any frame is drawn.
  package let notes: [ExportNote]

  package init(_ preset: Preset, formats: [OutputFormat]) {
    var rates: [FrameRate] = []
    var outputs: [[Int]] = []
    for (index, format) in formats.enumerated() {
      let rate = format.clock.supportedRate(nearest: preset.clip.rate)
      if let known = rates.firstIndex(of: rate) {
        outputs[known].append(index)
      } else {
        rates.append(rate)
        outputs.append([index])
      }
    }
    groups = zip(rates, outputs).map { rate, outputs in
      var timing = preset.clip
      timing.rate = rate
      return Group(timing: timing, outputs: outputs)
    }
    notes = Self.notes(preset, formats)
  }

  /// Each note once, in the order of the outputs.
  private static func notes(_ preset: Preset, _ formats: [OutputFormat]) -> [ExportNote] {
    var notes: [ExportNote] = []
    for format in formats {
      let name = format.name.uppercased()
      let rate = format.clock.supportedRate(nearest: preset.clip.rate)
      if rate != preset.clip.rate {
        notes.append(.rateChanged(format: name, from: preset.clip.rate, to: rate))
      }
      let canvas = preset.canvas
      let size = format.size(width: canvas.widthInPixels, height: canvas.heightInPixels)
      if size != (canvas.widthInPixels, canvas.heightInPixels) {
        notes.append(.sizePadded(format: name, width: size.width, height: size.height))
      }
      if !canvas.isOpaque, format.transparency == .none { notes.append(.laidOnMatte(format: name)) }
    }
    return notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
