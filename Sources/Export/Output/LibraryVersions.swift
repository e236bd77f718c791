// SPDX-License-Identifier: MIT

import GIFEncoding
import VideoEncoding

/// The libraries that write files, with the versions that run.
package enum LibraryVersions {
  /// A line for each.
  package static var lines: [String] {
    [GIFLibrary.version, LibAVVersions.summary, X264Version.text].compactMap { $0 }
  }
}
