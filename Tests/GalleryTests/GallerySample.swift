// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Gallery
import TestSupport
import Testing

/// Small presets, the clips that a batch made of them, and a page about these.
struct GallerySample {
  /// A preset of two formats, whose title means something everywhere.
  static let preset = """
    { "zoetrope": 1, "name": "small", "title": "A <b>small</b> \\"loader\\" | [1]",
      "canvas": { "size": [24, 24], "scale": 1, "background": "#FFFFFF" },
      "timing": { "duration": 0.4, "fps": 20, "loop": "forever" },
      "scene": { "type": "ball-loader", "container": 24, "ball": 4, "margin": 1, "cycle": 0.4 },
      "outputs": ["small.gif", "small.mp4"] }
    """
  static let matrix = """
    { "zoetrope": 1, "name": "many",
      "canvas": { "size": [16, 24] },
      "timing": { "duration": 0.2, "fps": 20 },
      "scene": { "type": "ball-loader", "container": 16, "ball": 3, "margin": 1, "cycle": 0.2 },
      "matrix": {
        "theme": { "clear": { "canvas": { "background": "transparent" } }, "dark": { "canvas": { "background": "#000" } } },
        "scale": [1, 2] },
      "outputs": ["{name}-{theme}@{scale}x.gif", "{name}-{theme}@{scale}x.mp4"] }
    """

  static let version = "1.2.3"

  let folder: TemporaryFolder
  let entries: [ManifestEntry]

  /// Makes the clips of `presets`, texts by file name; the clips lie in the folder itself.
  init(_ presets: KeyValuePairs<String, String>) async throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let home = folder.path
    let places = try presets.map { try folder.write($0.value, to: $0.key) }
    let items = try places.flatMap { place in
      try Self.variants(of: place).enumerated().map { index, variant in
        BatchPlan.Entry.item(
          try BatchItem(variant, variant: index, of: place, version: Self.version))
      }
    }
    let plan = try BatchPlan(items, shard: .whole)
    let program = ProgramVersion.current(Self.version)
    let manifest = ManifestFile(of: .whole, in: home)
    let files = TemporaryFiles()
    try manifest.begin(ManifestHeader(plan, program: program), [], files: files)
    let settings = BatchRunner.Settings(
      folder: home, program: program, jobs: 2, existing: .replace, stopsAtFirstFailure: true)
    let nothing = ProvenOutputs([], in: home, program: program)
    let work = BatchWork(all: plan, replacing: nothing)
    let runner = BatchRunner(settings, manifest: manifest, files: files) {
      try Self.variants(of: $0)
    }
    try await runner.run(BatchStream.streams(of: work.parts)) { _ in }
    entries = try manifest.read().entries
  }

  static func variants(of place: String) throws -> [ResolvedPreset] {
    let reader = PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
    return try PresetExpander(reader: reader).expand(try PresetSource(path: place)).variants
  }

  /// What the page shows; nothing is known of presets that are `lost`.
  func catalog(lost: Bool = false) -> GalleryCatalog {
    GalleryCatalog(entries) { lost ? nil : try? Self.variants(of: $0) }
  }

  /// The page, which lies beside the clips.
  func page(
    of catalog: GalleryCatalog? = nil, title: String = "Clips", jobs: Int = 2
  ) async throws -> ParsedPage {
    let file = try AtomicFile(
      path: folder.path(of: "index.html"), existing: .replace, files: TemporaryFiles())
    let places = GalleryPlaces(fromPage: "", folder: "My Clips", address: "My%20Clips/")
    let cards = (catalog ?? self.catalog()).cards
    try await GalleryPage(title: title, cards: cards, places: places, version: Self.version)
      .write(to: file, jobs: jobs)
    return ParsedPage(try folder.text(of: "index.html"))
  }
}

extension ManifestEntry {
  /// The same entry about another preset and clip.
  func called(preset: String, name: String) throws -> ManifestEntry {
    guard case .object(let members) = json else { return self }
    let changes = ["preset": preset, "name": name]
    let changed = members.map { member in
      JSONText.Member(
        key: member.key, value: changes[member.key].map(JSONText.text) ?? member.value)
    }
    let manifest = Manifest(Array("\(JSONText.object(changed).line)\n".utf8))
    return try #require(manifest.entry(for: output))
  }
}
