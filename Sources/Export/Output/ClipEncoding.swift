// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import Raster

/// Draws a clip and encodes it into files that exist already.
///
/// The calling task drives the encoders; drawing is spread, and encoders may spread their own work.
struct ClipEncoding {
  let preset: Preset
  let plan: RenderingPlan
  let renderer: OrderedFrameRenderer
  let report: (ExportEvent) -> Void

  private let source: FrameSource
  private var framesDone = 0

  init(
    _ preset: Preset, plan: RenderingPlan, renderer: OrderedFrameRenderer,
    report: @escaping (ExportEvent) -> Void
  ) {
    self.preset = preset
    self.plan = plan
    self.renderer = renderer
    self.report = report
    source = FrameSource(preset)
  }

  /// An encoder, and the file it is open on, for errors.
  private struct Sink {
    let encoder: any FrameEncoder
    let format: OutputFormat
    let path: String

    /// Passes on what the encoder says, with the name of the file.
    func run(
      _ work: (any FrameEncoder) throws(EncodingError) -> Void
    ) throws(ExportError) {
      do {
        try work(encoder)
      } catch {
        throw .encoding(error, path: path)
      }
    }

    /// Stores a frame; `isRepeat` says that it is equal to the one before.
    func encode(_ frame: PixelBuffer, isRepeat: Bool) throws(ExportError) {
      try run { encoder throws(EncodingError) in
        if isRepeat, let encoder = encoder as? any RepeatingFrameEncoder {
          try encoder.repeatFrame()
        } else {
          try encoder.encode(frame)
        }
      }
    }
  }

  /// Encodes into the files at `temporaryPaths`, one for each of `outputs`.
  mutating func run(_ outputs: [ClipOutput], into temporaryPaths: [String]) async throws {
    // All are opened before the first frame is drawn, so that what cannot work fails at once.
    var sinks: [[Sink]] = []
    for group in plan.groups {
      sinks.append(
        try group.outputs.map { index in
          try open(outputs[index], at: temporaryPaths[index], group.timing)
        })
    }
    let passes = zip(plan.groups, sinks).map { Pass(timing: $0.timing, sinks: $1) }
    let total = passes.reduce(0) { $0 + $1.frameCount }
    for pass in passes { try await run(pass, total: total) }
  }

  /// The frames of one group and where they go.
  private struct Pass {
    let timing: ClipTiming
    let sinks: [Sink]

    var surveyors: [(sink: Sink, encoder: any SurveyingFrameEncoder)] {
      sinks.compactMap { sink in
        (sink.encoder as? any SurveyingFrameEncoder).map { (sink, $0) }
      }
    }

    /// Formats of the surveyors that have one bit of alpha, by name, each once.
    var oneBitFormats: [String] {
      let names = surveyors.map(\.sink.format).filter { $0.transparency == .oneBit }
        .map { $0.name.uppercased() }
      return Set(names).sorted()
    }

    /// Frames to draw, those that are drawn twice counted twice.
    var frameCount: Int { timing.frameCount * (surveyors.isEmpty ? 1 : 2) }
  }

  private mutating func run(_ pass: Pass, total: Int) async throws {
    let surveyors = pass.surveyors
    if !surveyors.isEmpty {
      let oneBitFormats = preset.canvas.isOpaque ? [] : pass.oneBitFormats
      var census = AlphaCensus()
      try await draw(pass.timing, total: total) { frame, _ in
        if !oneBitFormats.isEmpty { census.add(frame) }
        for (sink, encoder) in surveyors {
          try sink.run { _ throws(EncodingError) in try encoder.survey(frame) }
        }
      }
      tell(census, to: oneBitFormats)
    }
    try await draw(pass.timing, total: total) { frame, isRepeat in
      for sink in pass.sinks { try sink.encode(frame, isRepeat: isRepeat) }
    }
    for sink in pass.sinks {
      try sink.run { encoder throws(EncodingError) in try encoder.finish() }
    }
  }

  /// Reports how much of the picture formats of one bit of alpha cannot hold.
  private func tell(_ census: AlphaCensus, to formats: [String]) {
    guard census.partialShare > 0 else { return }
    for format in formats {
      report(
        .note(
          .oneBitTransparency(
            format: format, partialShare: census.partialShare, matte: preset.canvas.matte)))
    }
  }

  /// Draws all frames and passes each to `take`, which is also told whether it is equal to the one
  /// before.
  private mutating func draw(
    _ timing: ClipTiming, total: Int, _ take: (PixelBuffer, _ isRepeat: Bool) throws -> Void
  ) async throws {
    let source = source
    let before = framesDone
    var last: DrawnPicture?
    try await renderer.forFrames(of: source.width * source.height).render(
      0..<timing.frameCount, frame: { source.drawing(at: timing.rate.time(ofFrame: $0)) },
      deliver: { index, frame in
        try Task.checkCancellation()
        try take(frame.picture, last.map(frame.isDrawn(as:)) ?? false)
        // Encoders look back at one frame, and no farther.
        if let done = last.take() { source.recycle(consume done) }
        last = frame
        report(.progress(done: before + index + 1, total: total))
      })
    framesDone += timing.frameCount
  }

  private func open(
    _ output: ClipOutput, at temporaryPath: String, _ timing: ClipTiming
  ) throws(ExportError) -> Sink {
    let storing = output.storing ?? ClipOutput.Storing(preset)
    let description = ClipDescription(
      width: source.width, height: source.height, rate: timing.rate,
      frameCount: timing.frameCount, loop: timing.loop,
      lastFrameExtension: timing.lastFrameExtension, isTransparent: !preset.canvas.isOpaque,
      matte: storing.matte,
      evenBackground: source.background(
        width: source.width + source.width % 2, height: source.height + source.height % 2),
      comment: output.comment)
    do {
      return Sink(
        encoder: try output.format.open(
          temporaryPath, description, storing.options, renderer.jobs),
        format: output.format, path: output.path)
    } catch {
      throw .encoding(error, path: output.path)
    }
  }
}
