// SPDX-License-Identifier: MIT

/// Why it cannot be said whether a clip is still what its preset makes.
package enum ClipMarkerError: Error, Hashable {
  /// The file is no GIF and no movie, or is damaged.
  case unreadable(path: String)
  /// The file is a clip, but does not say what it was made from.
  case missing(path: String)
  /// The preset that the clip was made from is not among those that were read.
  case presetNotFound(path: String, name: String, places: [String])
}

extension ClipMarkerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path):
      "'\(path)' is no clip that can be read; give GIF, MP4, MOV or M4V files"
    case .missing(let path):
      "'\(path)' has no marker: it was not made by this program, or another one took the marker "
        + "out; render it again"
    case .presetNotFound(let path, let name, let places):
      "'\(path)' was made from the preset '\(name)', which is not in "
        + "\(places.map { "'\($0)'" }.joined(separator: ", ")); say with --presets where it is"
    }
  }
}
