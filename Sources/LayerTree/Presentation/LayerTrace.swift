// SPDX-License-Identifier: MIT

/// Lists what every layer and particle of a tree looks like at a moment.
package struct LayerTrace: Sendable {
  package init() {}

  /// Rows of all layers and particles that exist at `time`, superlayers before sublayers.
  package func rows(of root: Layer, at time: Double) -> [TraceRow] {
    []
  }
}
