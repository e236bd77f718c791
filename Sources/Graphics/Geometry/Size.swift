// SPDX-License-Identifier: MIT

/// A width and a height, in points unless the name says otherwise.
package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
