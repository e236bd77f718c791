// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Tells which files are not what manifests say of them.
struct ManifestVerification {
  let manifests: [(path: String, manifest: Manifest)]
  let isQuiet: Bool

  /// Returns 1 if anything differs, and the code of the reason if something cannot be read.
  func run(on console: Console) throws -> ExitCode {
    var sameCount = 0
    var faultCount = 0
    var codes: Set<ExitCode> = []
    func tell(_ fault: String) throws {
      faultCount += 1
      try console.output.write(fault + "\n")
    }
    for (path, manifest) in manifests {
      guard manifest.header != nil else { throw ManifestError.noHeader(path: path) }
      let folder = PathParts(path).folder
      for entry in manifest.entries {
        let file = PathParts.joined(folder, entry.output)
        switch try ManifestCheck.finding(for: entry, in: folder) {
        case .same: sameCount += 1
        case .missing: try tell("missing  \(file)")
        case .differs(let found): try tell("differs  \(file): \(Self.difference(entry, found))")
        case .unreadable(let error):
          codes.insert(ExitCode(for: InputError.unreadable(error)))
          try tell("failed   \(file): \(FailureText.of(error))")
        }
      }
      if let gap = Self.gap(in: manifest) { try tell("lacking  \(path): \(gap)") }
      if !manifest.brokenLines.isEmpty {
        console.say("note: \(path): \(Self.text(ofBrokenLinesIn: manifest))")
      }
    }
    if !isQuiet { console.say("\(sameCount) as recorded, \(faultCount) not") }
    if let code = codes.first { return codes.count == 1 ? code : .someFailed }
    return faultCount == 0 ? .success : .differs
  }

  private static func difference(_ entry: ManifestEntry, _ found: FileDigest) -> String {
    entry.file.byteCount == found.byteCount
      ? "its SHA-256 is \(found.sha256), recorded is \(entry.file.sha256)"
      : "it has \(found.byteCount) bytes, recorded are \(entry.file.byteCount)"
  }

  private static func gap(in manifest: Manifest) -> String? {
    guard let header = manifest.header else { return nil }
    let missing = header.outputCount - manifest.entries.count
    let unreadable = header.unreadableCount
    let gaps = [
      missing > 0 ? "\(missing) of \(header.outputCount) outputs were not made" : nil,
      unreadable > 0 ? "\(unreadable) preset\(unreadable == 1 ? "" : "s") could not be read" : nil,
    ].compactMap(\.self)
    return gaps.isEmpty ? nil : gaps.joined(separator: ", ")
  }

  /// `lines 3, 7 say nothing and are left out`.
  static func text(ofBrokenLinesIn manifest: Manifest) -> String {
    let numbers = manifest.brokenLines.prefix(5).map(String.init).joined(separator: ", ")
    let isOne = manifest.brokenLines.count == 1
    let more = manifest.brokenLines.count > 5 ? " and more" : ""
    return
      "\(isOne ? "line" : "lines") \(numbers)\(more) \(isOne ? "is" : "are") broken and left out"
  }
}
