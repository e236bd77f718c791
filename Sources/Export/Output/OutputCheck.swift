// SPDX-License-Identifier: MIT

package import FileSystem

/// Finds what would go wrong with outputs before any work is done.
package struct OutputCheck {
  private let existing: ExistingFilePolicy
  private let inputs: Set<FileIdentity>
  private var taken: Set<OutputPlace.Identity> = []

  /// - Parameters:
  ///   - existing: What happens to files that are there already.
  ///   - inputs: Paths of the files that are read; `-` is standard input, which may be a file.
  package init(existing: ExistingFilePolicy, inputs: [String]) {
    self.existing = existing
    self.inputs = Set(
      inputs.lazy.compactMap { InputFile.identity(of: $0 == "-" ? "/dev/stdin" : $0) })
  }

  /// Checks one more output: that it can be put there, is no input and not the place of another.
  package mutating func check(_ path: String) throws {
    let place = try OutputPlace(path: path)
    try place.check(existing)
    if let file = InputFile.identity(of: path), inputs.contains(file) {
      throw ExportError.outputIsInput(path: path)
    }
    guard taken.insert(try place.identity).inserted else {
      throw ExportError.duplicateOutput(path: path)
    }
  }
}
