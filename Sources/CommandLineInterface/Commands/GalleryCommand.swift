// SPDX-License-Identifier: MIT

import Export
package import FileSystem
import Gallery

/// `zoetrope gallery`: writes a page that shows the clips of a batch.
package struct GalleryCommand: Command {
  private static let output = Option<String>.text(
    "output", short: "o", value: "file", "Where the page goes (default: index.html in the folder)")
  private static let title = Option<String>.text(
    "title", value: "text", "What stands above the clips (default: the folder's name)")
  private static let address = Option<String>.text(
    "url", value: "address",
    "Where the clips will be, for the Markdown and HTML that the page offers to copy, such as "
      + "https://example.com/clips (default: the folder, as seen from here)")

  package static let syntax = CommandSyntax(
    name: "gallery", summary: "Write a page that shows the clips of a batch",
    operand: CommandSyntax.Operand(
      "folder", count: 0...1, "The folder of the clips and their manifest (default: here)"),
    groups: [
      OptionGroup("PAGE", [output.declaration, title.declaration, address.declaration]),
      RunOptions.group,
    ],
    examples: [
      "zoetrope gallery Clips", "zoetrope gallery Clips --title Animations",
      "zoetrope gallery Clips --url https://example.com/clips -o page.html",
    ]
  ).explained(by: [
    HelpTable(
      "EXIT CODES",
      [
        .init("65", "The manifest is not one"),
        .init("66", "There is no manifest, or none of its clips is there"),
        .init("73, 74, 77", "The page cannot be written"),
      ])
  ])

  private let folder: String
  private let path: String
  private let title: String
  private let places: GalleryPlaces
  private let running: RunOptions

  package init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.operands.first ?? "."
    path = try arguments.value(of: Self.output) ?? PathParts.joined(folder, "index.html")
    title =
      try arguments.value(of: Self.title)
      ?? folder.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "Clips"
    guard let way = RelativeAddress.path(from: PathParts(path).folder, to: folder) else {
      throw .conflict(
        "the way from '\(path)' to '\(folder)' is not clear; write both from here, or both from /")
    }
    let address = try arguments.value(of: Self.address)
    places = GalleryPlaces(
      fromPage: way, folder: folder,
      address: address.map(Self.start) ?? GalleryPlaces.address(of: folder))
    running = try RunOptions(arguments)
  }

  package func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode {
    let clips = try GalleryClips(in: folder)
    let loader = BatchLoader()
    var check = OutputCheck(existing: running.existing, inputs: clips.paths)
    try check.check(path)
    let catalog = GalleryCatalog(clips.entries) { try? loader.variants(of: $0) }
    let file = try AtomicFile(path: path, existing: running.existing, files: files)
    let page = GalleryPage(
      title: title, cards: catalog.cards, places: places, version: Tool.version)
    try await page.write(to: file, jobs: running.jobs)
    if !running.isQuiet {
      for note in clips.notes { console.say("note: \(note)") }
      if let note = Self.note(on: catalog.lostPresets) { console.say("note: \(note)") }
      let count = catalog.cards.count
      console.say("wrote \(path): \(count) clip\(count == 1 ? "" : "s")")
    }
    return .success
  }

  /// The address of a folder, to which names can be added.
  private static func start(_ address: String) -> String {
    RelativeAddress.cleaned(address) + (address.isEmpty || address.hasSuffix("/") ? "" : "/")
  }

  /// What it means that presets are gone.
  private static func note(on lost: [String]) -> String? {
    guard let first = lost.first else { return nil }
    let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    return
      "'\(first)'\(others) cannot be read from here or \(lost.count > 1 ? "were" : "was") changed "
      + "since; the stills of what was made from \(lost.count > 1 ? "them" : "it") are frames of the clips"
  }
}
