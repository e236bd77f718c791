// SPDX-License-Identifier: MIT

import Export
package import FileSystem
import FrameEncoding
import WebPage

/// One page of HTML that shows clips: stills until somebody plays them.
///
/// It loads the clips, which lie beside it, and nothing else. The same clips and presets make the
/// same page.
package struct GalleryPage: Sendable {
  private let title: String
  private let cards: [GalleryCard]
  private let places: GalleryPlaces
  private let version: String

  /// Makes a page; `version` is the program's.
  package init(title: String, cards: [GalleryCard], places: GalleryPlaces, version: String) {
    self.title = title
    self.cards = cards
    self.places = places
    self.version = version
  }

  /// Writes the page, `jobs` cards at a time, and puts it into place once it is complete.
  package func write(to file: AtomicFile, jobs: Int) async throws {
    let page = PageTemplate(
      page: PackageResources.gallery_html, style: PackageResources.gallery_css,
      script: PackageResources.gallery_js,
      values: [
        "tab": "\(title)", "title": "\(title)", "summary": "\(summary)",
        "search": isLong ? "" : " hidden", "sort": isLong ? "" : " hidden",
        "room": "\(room)", "version": "\(version)",
      ]
    ).parts(around: "cards")
    try file.write("\(page.start.text)\n")
    let path = file.finalPath
    let side = posterSide
    try await OrderedFrameRenderer(jobs: jobs).render(
      0..<cards.count,
      frame: { [cards, places] index in
        let markup = CardMarkup(
          card: cards[index], number: index + 1, places: places, posterSide: side)
        do throws(EncodingError) {
          return try markup.html().text
        } catch {
          throw ExportError.encoding(error, path: path)
        }
      },
      deliver: { _, card in try file.write("\(card)\n") })
    try file.write("\(page.end.text)\n")
    try file.commit()
  }

  /// Whether there is so much that it must be searched.
  private var isLong: Bool { cards.count > 8 }

  /// The height of the place for each clip: none needs more on its own, and none may have too much.
  private var room: Int {
    let tallest = cards.map { $0.clips[0].shownSize.height }.max() ?? 0
    return min(max(tallest, 112), 256)
  }

  /// Pixels of the longest side of posters, so that a page of many clips does not become heavy.
  private var posterSide: Int {
    switch cards.count {
    case ...60: 480
    case ...200: 320
    default: 200
    }
  }

  /// `5 clips, 10 files, 2.9 MB`.
  private var summary: String {
    let entries = cards.flatMap(\.clips).map(\.entry)
    return [
      FactText.count(cards.count, "clip"), FactText.count(entries.count, "file"),
      FactText.size(entries.reduce(0) { $0 + $1.file.byteCount }),
    ].joined(separator: ", ")
  }
}
