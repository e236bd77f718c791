// SPDX-License-Identifier: MIT

/// How the clips are reached from where they are shown, linked and made.
package struct GalleryPlaces: Sendable {
  /// The way from the page to the clips: empty, or with a slash at its end.
  package let fromPage: String
  /// The clips' folder as the user called it.
  package let folder: String
  /// What stands before the clips' names in what is copied: an address.
  package let address: String

  package init(fromPage: String, folder: String, address: String) {
    self.fromPage = fromPage
    self.folder = folder
    self.address = address
  }

  /// The start of addresses of files in `folder` for a page that is here; empty where that is not
  /// known.
  package static func address(of folder: String) -> String {
    guard let path = RelativeAddress.path(from: ".", to: folder), !path.hasPrefix("../") else {
      return ""
    }
    return RelativeAddress.of(path: path)
  }
}
