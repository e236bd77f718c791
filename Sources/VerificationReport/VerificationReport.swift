// SPDX-License-Identifier: MIT

package import Export
package import FileSystem
import FrameEncoding
import WebPage

/// One page of HTML about a verification that needs nothing beside itself: no network, no other file.
///
/// Its size is bounded: pictures are of chosen frames, and fewer for each clip if many changed.
package struct VerificationReport {
  /// The page's name in its folder.
  private static let fileName = "index.html"
  /// Frames of a clip that have pictures.
  private static let mostFramesOfClip = 60
  private static let fewestFramesOfClip = 6
  /// Frames of all clips that have pictures, if each clip has more than the fewest.
  private static let mostFramesOfPage = 300

  package let path: String
  private let file: AtomicFile
  private let renderer: OrderedFrameRenderer

  /// Opens the page in `folder`, which is made if it is missing; draws `jobs` frames at a time.
  package init(folder: String, files: TemporaryFiles, jobs: Int) throws(FileSystemError) {
    path = PathParts.joined(folder, Self.fileName)
    renderer = OrderedFrameRenderer(jobs: jobs)
    try OutputFolder.make(folder)
    file = try AtomicFile(path: path, existing: .replace, files: files)
  }

  /// Writes the page, and puts it into place once it is complete; `version` is the program's.
  package func write(_ verification: Verification, version: String) async throws {
    let sections = sections(of: verification)
    let anchors = sections.mapValues(\.anchor)
    let overview = ReportOverview(verification: verification, anchors: anchors)
    let page = PageTemplate(
      page: PackageResources.report_html, style: PackageResources.report_css,
      script: PackageResources.report_js,
      values: ["title": "Frames verified: \(overview.summary)", "version": "\(version)"]
    ).parts(around: "findings")
    try write(page.start)
    try write(overview.html)
    for index in sections.keys.sorted() {
      if let section = sections[index] { try await write(section) }
    }
    try write(page.end)
    try file.commit()
  }

  /// By the place of the entry.
  private func sections(of verification: Verification) -> [Int: ClipSection] {
    let changed = verification.entries.count { $0.status == .changed }
    let room = Self.mostFramesOfPage / max(1, changed)
    let limit = max(Self.fewestFramesOfClip, min(room, Self.mostFramesOfClip))
    var sections: [Int: ClipSection] = [:]
    for (index, entry) in verification.entries.enumerated() {
      guard case .changed(let change) = entry.outcome else { continue }
      sections[index] = ClipSection(
        entry: entry, change: change, anchor: "clip-\(index + 1)", frameLimit: limit)
    }
    return sections
  }

  private func write(_ section: ClipSection) async throws {
    try write(section.start)
    let frames = section.frames
    let path = path
    let size = section.change.current.picture
    // As recorded, as it is now, and the difference.
    try await renderer.forFrames(of: 3 * size.width * size.height).render(
      0..<frames.count,
      frame: { step in
        let figure = FrameFigure(
          change: section.change, index: frames[step], anchor: section.anchor)
        do throws(EncodingError) {
          return try figure.html()
        } catch {
          throw ExportError.encoding(error, path: path)
        }
      },
      deliver: { _, html in try write(html) })
    try write(section.end)
  }

  private func write(_ html: HTML) throws(FileSystemError) {
    try file.write(Array("\(html.text)\n".utf8))
  }
}
