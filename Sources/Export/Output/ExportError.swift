// SPDX-License-Identifier: MIT

package import FileSystem
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

extension ExportError {
  /// What the failure means for the person or the script that called.
  package enum Cause: Hashable {
    case fileSystem(FileSystemError.Cause)
    case encoderMissing
    /// The format cannot hold what the preset asks for.
    case clipUnsuitable
    /// The outputs were chosen wrongly.
    case outputsUnsuitable
    /// A mistake in the tool or in a library.
    case bug
  }

  package var cause: Cause {
    switch self {
    case .encoding(.writing(_, let code, _), _): .fileSystem(FileSystemError.Cause(code: code))
    case .encoding(.encoderMissing, _): .encoderMissing
    case .encoding(.sizeUnsupported, _), .encoding(.rateUnsupported, _),
      .encoding(.loopUnsupported, _):
      .clipUnsuitable
    case .encoding(.library, _), .encoding(.verification, _): .bug
    case .unknownFormat, .duplicateOutput, .outputIsInput: .outputsUnsuitable
    }
  }
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
