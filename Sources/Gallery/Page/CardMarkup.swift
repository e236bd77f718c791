// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import WebPage

/// A card as the page has it.
struct CardMarkup: Sendable {
  let card: GalleryCard
  /// From 1.
  let number: Int
  let places: GalleryPlaces
  /// Pixels of the longest side of the poster.
  let posterSide: Int

  func html() throws(EncodingError) -> HTML {
    let (width, height) = card.clips[0].shownSize
    return """
      <li class="card" data-words="\(exactly: words)" data-bytes="\(byteCount)"
        data-seconds="\(FactText.rounded(card.clips[0].entry.clip.duration, to: 1000))">
      <article aria-labelledby="clip-\(number)">
      <button type="button" class="stage" aria-pressed="false" aria-label="Play \(card.fullName)">
      <span class="screen" style="--width: \(width); --height: \(height)">\(try poster)</span>
      <span class="mark"></span>
      </button>
      <div class="about">
      <h2 id="clip-\(number)">\(card.name)</h2>
      <p class="title">\(card.variant ?? card.title ?? "")</p>
      \(files)
      <p class="facts"></p>
      \(Self.copying)
      </div>
      </article>
      </li>
      """
  }

  /// Nothing if the preset is lost: the page shows a frame of the clip itself then.
  private var poster: HTML {
    get throws(EncodingError) {
      guard let preset = card.origin?.preset else { return "" }
      let picture = PosterPicture.draw(preset, longestSide: posterSide)
      let address = try PictureTag.address(of: picture)
      // Formats without alpha lay the clip on its matte.
      return """
        <img class="still" alt="\(card.clips[0].title)" loading="lazy" decoding="async"
        data-matte="\(ColorNotation.text(of: preset.canvas.matte))" src="\(address)">
        """
    }
  }

  /// What the page chooses from; without a script they are links.
  private var files: HTML {
    let labels = card.labels
    let choices = card.clips.enumerated().map { index, clip -> HTML in
      choice(clip, label: labels[index], isFirst: index == 0)
    }
    return """
      <fieldset class="files"><legend>File of \(card.fullName)</legend>
      \(choices)
      </fieldset>
      """
  }

  private func choice(_ clip: GalleryClip, label: String, isFirst: Bool) -> HTML {
    let snippets = ClipSnippets(clip, at: places)
    let address = RelativeAddress.of(path: places.fromPage + clip.entry.output)
    return """
      <label><input type="radio" name="file-\(number)"\(isFirst ? " checked" : "" as HTML)
      data-kind="\(clip.isVideo ? "video" : "image")" data-address="\(address)"
      data-facts="\(clip.facts)" data-seconds="\(FactText.rounded(clip.entry.clip.duration, to: 1000))"
      data-markdown="\(exactly: snippets.markdown)" data-html="\(exactly: snippets.html.text)"
      data-command="\(exactly: snippets.command)">
      <span title="\(clip.entry.output), \(clip.entry.file.byteCount) bytes">\(label)
      <small>\(FactText.size(clip.entry.file.byteCount))</small></span></label>
      """
  }

  private static let copying: HTML = """
    <p class="copy" role="group" aria-label="Copy"><span aria-hidden="true">Copy</span>
    <button type="button" data-copy="markdown">Markdown</button>
    <button type="button" data-copy="html">HTML</button>
    <button type="button" data-copy="command">Command</button></p>
    """

  /// What is searched.
  private var words: String {
    let origin = card.origin
    return
      ([card.fullName, origin?.preset.title, card.clips[0].entry.preset]
      + card.clips.map(\.entry.output)).compactMap(\.self).joined(separator: " ").lowercased()
  }

  private var byteCount: Int { card.clips.reduce(0) { $0 + $1.entry.file.byteCount } }
}
