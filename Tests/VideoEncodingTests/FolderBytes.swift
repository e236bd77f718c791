// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

extension TemporaryFolder {
  /// The bytes of the file `name`.
  func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }
}
