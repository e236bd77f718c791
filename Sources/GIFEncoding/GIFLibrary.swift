// SPDX-License-Identifier: MIT

import CGif

/// The library that writes GIFs.
package enum GIFLibrary {
  /// Such as `giflib 5.2.1`: what the program was built with, as giflib does not tell what runs.
  package static var version: String { "giflib \(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)" }
}
