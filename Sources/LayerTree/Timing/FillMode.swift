// SPDX-License-Identifier: MIT

/// What shows before something begins and after it ends, as `CAMediaTimingFillMode` has it.
package enum FillMode: Sendable, Hashable {
  /// Nothing of it.
  case removed
  /// Its start shows before it begins.
  case backwards
  /// Its end stays.
  case forwards
  case both
}
