// SPDX-License-Identifier: MIT

/// Presets of one name would have one golden.
package struct SharedGolden: Error, Sendable, Hashable {
  package let path: String
  package let presets: [String]
}

extension SharedGolden: CustomStringConvertible {
  package var description: String {
    "\(presets.joined(separator: " and ")) have the same name and would share the golden "
      + "'\(path)'; give one of them another name"
  }
}
