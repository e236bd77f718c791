// SPDX-License-Identifier: MIT

import FileSystem

/// The outputs of a batch that need not be made again, because manifests tell what they were made
/// from and the files have the content that the manifests tell of.
package struct ProvenOutputs {
  private let manifests: [Manifest]
  private let folder: String
  private let program: ProgramVersion

  /// - Parameters:
  ///   - manifests: Of the folder, in any order.
  ///   - folder: Where the outputs are.
  ///   - program: That would make them.
  package init(_ manifests: [Manifest], in folder: String, program: ProgramVersion) {
    self.manifests = manifests
    self.folder = folder
    self.program = program
  }

  /// The entry that proves that `output` is what it should be; nil if there is none, or the file
  /// cannot be read.
  package func proof(of output: BatchOutput) -> ManifestEntry? {
    let claims = claims(of: output)
    guard !claims.isEmpty,
      let found = try? FileDigest(ofFileAt: PathParts.joined(folder, output.name))
    else { return nil }
    return claims.first { $0.file == found }
  }

  /// What manifests say of `output`, if it was made from what it would be made from now.
  package func claims(of output: BatchOutput) -> [ManifestEntry] {
    manifests.compactMap { $0.entry(for: output.name) }
      .filter { $0.isMade(as: output, by: program) }
  }
}
