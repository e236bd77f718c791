// SPDX-License-Identifier: MIT

/// A value whose parameters can be listed, read and written.
package protocol ParameterGroup: Sendable {
  /// The defaults.
  init()

  /// Names every parameter to `mapper`, always the same ones in the same order.
  mutating func map(_ mapper: inout some ParameterMapper)
}
