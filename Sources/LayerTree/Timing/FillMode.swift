// SPDX-License-Identifier: MIT

/// What shows before something begins and after it ends, as `CAMediaTimingFillMode` has it.
package enum FillMode: Sendable, Hashable, CaseIterable {
  /// Nothing of it.
  case removed
  /// Its start shows before it begins.
  case backwards
  /// Its end stays.
  case forwards
  case both

  package var showsStartBefore: Bool { self == .backwards || self == .both }
  package var showsEndAfter: Bool { self == .forwards || self == .both }
}
