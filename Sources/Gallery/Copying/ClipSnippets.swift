// SPDX-License-Identifier: MIT

import Export
import FileSystem
package import WebPage

/// What can be copied of a clip.
package struct ClipSnippets {
  private let clip: GalleryClip
  private let places: GalleryPlaces

  package init(_ clip: GalleryClip, at places: GalleryPlaces) {
    self.clip = clip
    self.places = places
  }

  /// A picture, or a link to a video: Markdown has no videos.
  package var markdown: String {
    "\(clip.isVideo ? "" : "!")[\(Self.markdownText(clip.title))](\(address))"
  }

  package var html: HTML {
    let (width, height) = clip.shownSize
    let size: HTML = "width=\"\(width)\" height=\"\(height)\""
    if clip.isVideo {
      return """
        <video src="\(address)" \(size) title="\(clip.title)" autoplay loop muted playsinline></video>
        """
    }
    return "<img src=\"\(address)\" \(size) alt=\"\(clip.title)\">"
  }

  /// The command that makes the clip; of a preset that was changed, the one that made it then.
  package var command: String {
    let preset = ShellWord.of(path: clip.entry.preset)
    guard let origin = clip.origin else {
      return "zoetrope batch \(preset) --out-dir \(ShellWord.of(path: places.folder))"
    }
    let variant = origin.axes.isEmpty ? "" : " --variant \(ShellWord.of(origin.variant))"
    let output = ShellWord.of(path: PathParts.joined(places.folder, clip.entry.output))
    return "zoetrope render \(preset)\(variant) -o \(output)"
  }

  private var address: String { places.address + RelativeAddress.of(path: clip.entry.output) }

  /// `text` without anything that Markdown, or a table in it, would see.
  private static func markdownText(_ text: String) -> String {
    PrintableText.line(text).reduce(into: "") { result, character in
      if "\\`*_[]<>&|~#!".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
