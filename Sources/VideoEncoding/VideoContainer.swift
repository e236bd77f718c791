// SPDX-License-Identifier: MIT

/// The kind of movie file; all hold the same track.
package enum VideoContainer: Sendable, Hashable, CaseIterable {
  case mp4
  /// QuickTime.
  case mov
  /// MP4 under Apple's brand for video.
  case m4v

  /// libavformat's name of the writer.
  var muxerName: String {
    switch self {
    case .mp4: "mp4"
    case .mov: "mov"
    case .m4v: "ipod"
    }
  }
}
