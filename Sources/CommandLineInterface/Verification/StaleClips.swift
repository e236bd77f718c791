// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Clips of which it is asked whether their presets would still make them; nothing is drawn.
struct StaleClips: Sendable {
  /// Where presets are looked for if the user does not say.
  private static let folder = "Presets"

  let clips: [String]
  /// Files, folders and built-in names; empty for the usual folder and all built-in presets.
  let places: [String]
  let goldenFolder: String?
  let isQuiet: Bool

  /// Tells of each clip, and returns 1 only if all could be compared and one is stale.
  func run(on console: Console) throws -> ExitCode {
    let items = try presets(on: console)
    var codes: Set<ExitCode> = []
    var staleCount = 0
    for clip in clips {
      let name = PrintableText.line(clip)
      var text: String?
      do {
        text = try staleness(of: clip, items).map { "stale    \(name): \(PrintableText.line($0))" }
        if text != nil { staleCount += 1 }
      } catch {
        codes.insert(ExitCode(for: error))
        text = "failed   \(name): \(FailureText.of(error))"
      }
      if !isQuiet { text = text ?? "fresh    \(name)" }
      if let text { try console.output.write(WorkflowCommand.disarmed(text) + "\n") }
    }
    if let code = codes.first { return codes.count == 1 ? code : .someFailed }
    return staleCount == 0 ? .success : .differs
  }

  /// A preset with what is known of it.
  private struct Candidate {
    let subject: GoldenSubject
    let resolved: ResolvedPreset
  }

  /// What is not as the preset has it; nil if the clip is fresh.
  private func staleness(of clip: String, _ items: [VerificationPlan.Item]) throws -> String? {
    let file: MarkedClip
    do {
      file = try MarkedClip(path: clip)
    } catch let error as FileSystemError {
      throw InputError.unreadable(error)
    }
    let candidates = try candidates(for: file.marker, of: clip, items)
    var reasons: [String] = []
    for candidate in candidates {
      let golden = try? GoldenFile.read(candidate.subject.goldenPath)
      switch try ClipFreshness(of: file, from: candidate.resolved, golden: golden) {
      case .fresh: return nil
      case let freshness: reasons.append(Self.reason(freshness, file.marker, candidate.subject))
      }
    }
    return reasons.first
  }

  /// The presets of the marker's name.
  private func candidates(
    for marker: ClipMarker, of clip: String, _ items: [VerificationPlan.Item]
  ) throws -> [Candidate] {
    var found: [Candidate] = []
    var failure: (any Error)?
    for case .preset(let subject, let result) in items {
      do {
        let resolved = try result.get()
        if resolved.clipName == marker.name {
          found.append(Candidate(subject: subject, resolved: resolved))
        }
      } catch {
        // One that cannot be read may be the one in question.
        let isVariant = marker.name.hasPrefix("\(subject.name).")
        if subject.name == marker.name || isVariant { failure = error }
      }
    }
    if let failure { throw failure }
    guard found.isEmpty else { return found }
    let searched = places.isEmpty ? [Self.folder] : places
    throw ClipMarkerError.presetNotFound(path: clip, name: marker.name, places: searched)
  }

  private func presets(on console: Console) throws -> [VerificationPlan.Item] {
    func items(_ words: [String]) throws -> [VerificationPlan.Item] {
      try VerificationOperands(words: words, only: [], goldenFolder: goldenFolder)
        .plan(on: console).items
    }
    guard places.isEmpty else { return try items(places) }
    var own: [VerificationPlan.Item] = []
    do {
      if InputFolder.isFolder(Self.folder) { own = try items([Self.folder]) }
    } catch InputError.emptyFolder {
      // Somebody else's folder of that name.
    }
    let names = Set(own.map(\.subject.name))
    return own + (try items(BuiltInPresets.names.filter { !names.contains($0) }))
  }

  private static func reason(
    _ freshness: ClipFreshness, _ marker: ClipMarker, _ subject: GoldenSubject
  ) -> String {
    let preset = subject.title
    return switch freshness {
    case .fresh: "as \(preset) makes it"
    case .drawnAtOtherEpoch(let epoch):
      "zoetrope \(marker.version) drew it at render epoch \(epoch), this program draws "
        + "\(RenderEpoch.current); render \(preset) again"
    case .madeFromOtherValues(let changes) where changes.isEmpty:
      "it was made from other values than \(preset) has now, or with options such as --scale; "
        + "render it again"
    case .madeFromOtherValues(let changes):
      "\(preset) changed since: \(changes.map(\.description).joined(separator: ", ")); "
        + "render it again"
    }
  }
}
