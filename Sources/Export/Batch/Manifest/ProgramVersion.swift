// SPDX-License-Identifier: MIT

/// The program and the libraries that made something: what bytes of files depend on beside the
/// preset.
package struct ProgramVersion: Sendable, Hashable {
  package let version: String
  package let epoch: Int
  /// A line for each library.
  package let libraries: [String]

  package init(version: String, epoch: Int, libraries: [String]) {
    self.version = version
    self.epoch = epoch
    self.libraries = libraries
  }

  /// This program, which calls itself `version`.
  package static func current(_ version: String) -> ProgramVersion {
    ProgramVersion(
      version: version, epoch: RenderEpoch.current, libraries: LibraryVersions.lines)
  }

  var members: [JSONText.Member] {
    [
      .init(key: "zoetrope", value: .text(version)), .init(key: "epoch", value: .whole(epoch)),
      .init(key: "libraries", value: .list(libraries.map(JSONText.text))),
    ]
  }

  /// Reads what `members` wrote.
  init?(_ json: JSONValue) {
    guard let version = json.text("zoetrope"), let epoch = json.whole("epoch"),
      let libraries = json.texts("libraries")
    else { return nil }
    self.init(version: version, epoch: epoch, libraries: libraries)
  }
}

extension ProgramVersion: CustomStringConvertible {
  package var description: String {
    (["zoetrope \(version)", "epoch \(epoch)"] + libraries).joined(separator: ", ")
  }
}
