// SPDX-License-Identifier: MIT

import Export

/// What became of the clips of a run.
struct RenderSummary {
  private struct Failure {
    let preset: String
    /// Empty for a preset that has none, or as a whole.
    let variant: String
    let code: ExitCode
    let message: String
  }

  private let console: Console
  private var clipCount: Int
  private var outputs: [JSONText] = []
  private var failures: [Failure] = []

  init(console: Console, clipCount: Int) {
    self.console = console
    self.clipCount = clipCount
  }

  /// Says how many clips there are of the presets that could be read.
  mutating func expect(clips count: Int) { clipCount = max(clipCount, count) }

  mutating func add(_ reports: [ClipReport], of clip: RenderRequest.Clip) {
    outputs += reports.map { report in
      .members([
        "preset": .text(clip.word), "variant": Self.text(ofVariant: clip.resolved.variant),
        "path": .text(report.path), "format": .text(report.format),
        "bytes": .whole(report.byteCount), "frames": .whole(report.frameCount),
        "duration": .number(report.duration), "width": .whole(report.width),
        "height": .whole(report.height),
      ])
    }
  }

  /// Notes a clip that could not be made, and tells it at once.
  mutating func add(_ error: any Error, of preset: String, variant: String = "") {
    let failure = Failure(
      preset: preset, variant: variant, code: ExitCode(for: error), message: FailureText.of(error))
    failures.append(failure)
    let place = clipCount > 1 && !(error is PresetErrors) ? "\(preset): " : ""
    console.say("Error: \(place)\(failure.message)")
  }

  /// Of one clip its own code; of several 3 if any failed.
  var exitCode: ExitCode {
    guard let failure = failures.first else { return .success }
    return clipCount == 1 ? failure.code : .someFailed
  }

  var document: JSONText {
    .members([
      "outputs": .list(outputs),
      "failures": .list(
        failures.map { failure in
          .members([
            "preset": .text(failure.preset), "variant": Self.text(ofVariant: failure.variant),
            "exitCode": .whole(Int(failure.code.rawValue)), "message": .text(failure.message),
          ])
        }),
    ])
  }

  private static func text(ofVariant variant: String) -> JSONText {
    variant.isEmpty ? .null : .text(variant)
  }
}
