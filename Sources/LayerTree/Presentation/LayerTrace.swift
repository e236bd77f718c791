// SPDX-License-Identifier: MIT

import Graphics

/// Lists what every layer and particle of a tree looks like at a moment.
package struct LayerTrace: Sendable {
  package init() {}

  /// Rows of all layers and particles that exist at `time`, superlayers before sublayers, particles
  /// right after their emitter's layer.
  ///
  /// A name that several layers have gets a number from its second layer in the tree on, whether or
  /// not they exist at `time`, so that a row's name always means the same layer.
  package func rows(of root: Layer, at time: Double) -> [TraceRow] {
    var names = UniqueNames()
    var rows: [TraceRow] = []
    visit(root, at: time, &names, &rows)
    return rows
  }

  /// Adds the rows of `layer` and below; `time` is its superlayer's, nil if that does not exist.
  private func visit(
    _ layer: Layer, at time: Double?, _ names: inout UniqueNames, _ rows: inout [TraceRow]
  ) {
    let name = names.name(for: layer.name)
    let state = time.flatMap { PresentationState(of: layer, at: $0) }
    if let state {
      rows.append(row(of: state, named: name))
      rows += particleRows(of: state, named: name)
    }
    for sublayer in layer.sublayers { visit(sublayer, at: state?.time, &names, &rows) }
    guard let state, let transients = layer.transients else { return }
    for sublayer in transients.layers(at: state.time) {
      visit(sublayer, at: state.time, &names, &rows)
    }
  }

  private func row(of state: PresentationState, named name: String) -> TraceRow {
    let layer = state.layer
    return TraceRow(
      name: name, position: layer.position + layer.transform.translation,
      scale: layer.transform.scale, rotation: layer.transform.rotation, opacity: layer.opacity,
      color: layer.backgroundColor ?? layer.firstFillColor)
  }

  private func particleRows(of state: PresentationState, named name: String) -> [TraceRow] {
    guard case .emitter(let emitter) = state.layer.content else { return [] }
    return emitter.particles(at: state.time).map { particle in
      TraceRow(
        name: "\(name).\(emitter.name(of: particle))", position: particle.position,
        scale: Point(x: particle.scale, y: particle.scale), rotation: particle.rotation,
        opacity: particle.color.alpha, color: particle.color)
    }
  }
}
