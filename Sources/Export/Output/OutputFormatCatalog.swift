// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import VideoEncoding

/// Every format that a clip can be stored in.
package enum OutputFormatCatalog {
  package static let all = [
    OutputFormat(
      name: "gif", fileExtensions: ["gif"], summary: "Animated GIF, at most 256 colours",
      section: .gif, transparency: .oneBit, needsEvenSize: false, clock: .centiseconds,
      open: { path, clip, storage, jobs throws(EncodingError) in
        try GIFEncoder(path: path, clip: clip, options: storage.gif, jobs: jobs)
      }),
    movie("mp4", .mp4, "H.264 video in MP4, plays everywhere"),
    movie("mov", .mov, "H.264 video in a QuickTime file"),
    movie("m4v", .m4v, "H.264 video in MP4, as Apple's programs name it"),
  ]

  /// The format of files that end in `fileExtension`, in any case.
  package static func format(forExtension fileExtension: String) -> OutputFormat? {
    all.first { $0.fileExtensions.contains(fileExtension.lowercased()) }
  }

  /// The format called `name`.
  package static func format(named name: String) -> OutputFormat? {
    all.first { $0.name == name }
  }

  /// Every extension that says a format.
  package static var fileExtensions: [String] { all.flatMap(\.fileExtensions) }

  private static func movie(
    _ name: String, _ container: VideoContainer, _ summary: String
  ) -> OutputFormat {
    OutputFormat(
      name: name, fileExtensions: [name], summary: summary, section: .video,
      transparency: .none, needsEvenSize: true, clock: .ticks,
      open: { path, clip, storage, _ throws(EncodingError) in
        let options = VideoOptions(
          container: container, constantRateFactor: storage.videoQuality.constantRateFactor)
        return try VideoEncoder(path: path, clip: clip, options: options)
      })
  }
}
