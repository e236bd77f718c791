// SPDX-License-Identifier: MIT

/// A path taken apart at its last slash.
package struct PathParts: Sendable, Hashable {
  /// The folder part, "." if there is none.
  package let folder: String
  /// The last part; nil if the path names a folder (empty, `.`, `..`, or a slash at its end).
  package let name: String?

  package init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    let last = slash.map { String(path[path.index(after: $0)...]) } ?? path
    name = ["", ".", ".."].contains(last) ? nil : last
    switch slash {
    case nil: folder = "."
    case path.startIndex: folder = "/"
    case let slash?: folder = String(path[..<slash])
    }
  }

  /// The part of `name` behind its last dot, in lower case; nil if there is none.
  package var fileExtension: String? {
    guard let name, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : ending.lowercased()
  }

  /// `name` in `folder`; `name` itself if it is absolute or the folder is the current one.
  package static func joined(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
