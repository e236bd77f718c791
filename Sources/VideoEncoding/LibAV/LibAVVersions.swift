// SPDX-License-Identifier: MIT

import CLibAV
import CLibAVShims

/// Which libraries write movies and pictures here.
@safe package enum LibAVVersions {
  /// FFmpeg's own version and its libraries' versions, as they run, not as they were compiled with.
  package static var summary: String {
    let release = unsafe String(cString: av_version_info())
    let libraries = [
      codecLibrary, library("libavformat", avformat_version()),
      library("libswscale", avshim_swscale_version()), library("libavutil", avutil_version()),
    ]
    return "FFmpeg \(release) (\(libraries.joined(separator: ", ")))"
  }

  static var codecLibrary: String { library("libavcodec", avcodec_version()) }

  private static func library(_ name: String, _ packed: UInt32) -> String {
    "\(name) \(packed >> 16).\(packed >> 8 & 255).\(packed & 255)"
  }
}
