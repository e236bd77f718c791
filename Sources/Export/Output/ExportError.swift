// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Why a clip could not be made, where the file system is not to blame: that has errors of its own.
package enum ExportError: Error, Equatable {
  case encoding(EncodingError, path: String)
  /// The name of a file does not say a format that is known.
  case unknownFormat(path: String, known: [String])
  /// Two outputs go to one place.
  case duplicateOutput(path: String)
  /// An output would replace a preset that is being read.
  case outputIsInput(path: String)
}

extension ExportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .encoding(let error, let path):
      "\(path): \(error)"
    case .unknownFormat(let path, let known):
      "the ending of '\(path)' is no known format; known: \(known.joined(separator: ", "))"
    case .duplicateOutput(let path):
      "two clips would be written to '\(path)'; give them different names or folders"
    case .outputIsInput(let path):
      "'\(path)' is a preset that is being read; give another name for the output"
    }
  }
}
