// SPDX-License-Identifier: MIT

import Export
package import FileSystem

/// `zoetrope manifest`: puts manifests of shards together, and compares files with a manifest.
package struct ManifestCommand: Command {
  private enum Action: String, CaseIterable {
    case merge, verify
  }

  private static let output = Option<String>.text(
    "output", short: "o", value: "file",
    "Where the whole goes (default: zoetrope-manifest.jsonl beside the first)")
  private static let quiet = Option<Bool>.flag(
    "quiet", short: "q", "Say nothing but what is wrong")

  package static let syntax = CommandSyntax(
    name: "manifest", summary: "Merge the manifests of a batch's parts, or verify files by one",
    operand: CommandSyntax.Operand(
      "action", count: 1...Int.max,
      "merge or verify, then manifests, or folders that have some (default: here)"),
    groups: [OptionGroup("OPTIONS", [output.declaration, quiet.declaration])],
    examples: [
      "zoetrope manifest verify Clips", "zoetrope manifest merge Clips",
      "zoetrope manifest merge node1/*.jsonl node2/*.jsonl -o zoetrope-manifest.jsonl",
    ]
  ).explained(by: [
    HelpTable(
      "EXIT CODES",
      [
        .init("0", "All is as the manifest says, or the whole was written"),
        .init("1", "A file differs or is missing, or outputs are in no line"),
        .init("65", "The manifests are not the whole of one batch: merge refuses"),
        .init("66", "There is no manifest"),
      ])
  ])

  private let action: Action
  private let places: [String]
  private let output: String?
  private let isQuiet: Bool

  package init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let action = Action(rawValue: word) else {
      let nearest = NearestName.of(word, among: Action.allCases.map(\.rawValue))
      throw .conflict(
        "manifest can merge or verify, not '\(word)'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    self.action = action
    places = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["."]
    output = try arguments.value(of: Self.output)
    isQuiet = arguments.has(Self.quiet)
    if action == .verify, output != nil {
      throw .conflict("--output is for 'manifest merge'; verify writes nothing")
    }
    if output == "-" { throw .conflict("--output needs the name of a file, not '-'") }
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    switch action {
    case .merge: try merge(on: console, files)
    case .verify:
      try ManifestVerification(manifests: try manifests(), isQuiet: isQuiet)
        .run(on: console)
    }
  }

  private func merge(on console: Console, _ files: TemporaryFiles) throws -> ExitCode {
    let manifests = try manifests()
    for (path, manifest) in manifests where !manifest.brokenLines.isEmpty {
      console.say("note: \(path): \(ManifestVerification.text(ofBrokenLinesIn: manifest))")
    }
    let merge = try ManifestMerge(manifests)
    let folder = PathParts(manifests[0].path).folder
    if let output {
      var check = OutputCheck(existing: .replace, inputs: manifests.map(\.path))
      try check.check(output)
    }
    let target = output.map(ManifestFile.init) ?? ManifestFile(of: .whole, in: folder)
    try target.write(merge.header, merge.entries, files: files)
    if !isQuiet {
      console.say(
        "wrote \(target.path): \(merge.entries.count) outputs of \(manifests.count) manifests")
    }
    return .success
  }

  private func manifests() throws -> [(path: String, manifest: Manifest)] {
    let found = try places.flatMap { place throws -> [ManifestFile] in
      guard InputFolder.isFolder(place) else { return [ManifestFile(path: place)] }
      let all = try ManifestFile.all(in: place)
      let shards = all.filter(\.isOfShard)
      let whole = all.filter { !$0.isOfShard }
      let chosen = action == .merge ? shards : (whole.isEmpty ? shards : whole)
      guard !chosen.isEmpty else {
        throw ManifestError.noManifest(
          "the folder '\(place)'" + (whole.isEmpty ? "" : " but that of a whole batch"))
      }
      return chosen
    }
    return try found.map { file throws(InputError) in
      do throws(FileSystemError) {
        return (file.path, try file.read())
      } catch {
        throw .unreadable(error)
      }
    }
  }
}
