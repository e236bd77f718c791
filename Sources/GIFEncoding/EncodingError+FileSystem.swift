// SPDX-License-Identifier: MIT

import FileSystem
import FrameEncoding

extension EncodingError {
  /// What a failure of the output file means to whoever encodes.
  init(_ error: FileSystemError) {
    switch error {
    case .call(let operation, _, let code):
      self = .writing(operation: operation, code: code, detail: SystemErrorCode.text(for: code))
    default:
      self = .writing(operation: "open", code: 0, detail: error.description)
    }
  }
}
