// SPDX-License-Identifier: MIT

package import Graphics

/// Turns a tree of layers at one moment into the commands that draw it.
///
/// Nothing is drawn of layers that do not exist, have opacity 0 or are scaled to nothing, nor of
/// their sublayers. A layer whose opacity is below 1 is a group: drawn opaque with its sublayers,
/// then multiplied, as iOS does it.
package struct DisplayListBuilder: Sendable {
  package init() {}

  /// Draws `root` and its sublayers at `time`.
  ///
  /// - Parameters:
  ///   - root: Its position and timing are in the canvas's points and the clip's seconds.
  ///   - time: Seconds.
  ///   - rootTransform: From the canvas's points to pixels.
  /// - Returns: The picture, back to front; empty if nothing shows.
  package func displayList(of root: Layer, at time: Double, rootTransform: AffineTransform)
    -> DisplayList
  {
    guard let state = PresentationState(of: root, at: time) else { return DisplayList() }
    return DisplayList(commands: commands(for: state, transform: rootTransform))
  }

  /// Draws a layer with its sublayers; `transform` is from its superlayer's coordinates to pixels.
  private func commands(for state: PresentationState, transform: AffineTransform)
    -> [DisplayList.Command]
  {
    let layer = state.layer
    let transform = state.transform.concatenating(transform)
    guard layer.opacity > 0, transform.isDrawable else { return [] }
    var commands = background(of: layer, transform: transform)
    commands += content(of: layer, at: state.time, transform: transform)
    for sublayer in sublayers(of: state) {
      commands += self.commands(for: sublayer, transform: transform)
    }
    return grouped(commands, opacity: layer.opacity)
  }

  /// The sublayers that exist, back to front.
  private func sublayers(of state: PresentationState) -> [PresentationState] {
    let layers = state.layer.sublayers + (state.layer.transients?.layers(at: state.time) ?? [])
    let states = layers.compactMap { PresentationState(of: $0, at: state.time) }
    let order = states.indices.sorted {
      (states[$0].layer.zPosition, $0) < (states[$1].layer.zPosition, $1)
    }
    return order.map { states[$0] }
  }

  private func background(of layer: Layer, transform: AffineTransform) -> [DisplayList.Command] {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return [] }
    let path = Path.roundedRect(layer.bounds, cornerRadius: layer.cornerRadius)
    return [.fill(path, rule: .nonZero, paint: .solid(color), transform: transform)]
  }

  private func content(of layer: Layer, at time: Double, transform: AffineTransform)
    -> [DisplayList.Command]
  {
    switch layer.content {
    case .none: []
    case .shapes(let shapes): shapes.flatMap { $0.commands(transform: transform) }
    case .emitter(let emitter):
      emitter.particles(at: time).flatMap { particle in
        commands(for: particle, of: emitter, transform: transform)
      }
    }
  }

  /// Draws a particle: its cell's image, tinted, as one picture.
  ///
  /// Where the image is a single command and lies over what is below, the tint's alpha goes into its
  /// paint: that is the same picture, and spares a group for each of hundreds of particles.
  private func commands(
    for particle: Particle, of emitter: EmitterContent, transform: AffineTransform
  ) -> [DisplayList.Command] {
    guard particle.color.alpha > 0, particle.scale > 0 else { return [] }
    let cell = emitter.cells[particle.cellIndex]
    let transform = particle.transform(forImageOf: cell).concatenating(transform)
    guard transform.isDrawable else { return [] }
    func image(tint: Color) -> [DisplayList.Command] {
      cell.contents.flatMap { $0.tinted(by: tint).commands(transform: transform) }
    }
    let whole = image(tint: particle.color)
    if whole.count <= 1 && emitter.blendMode == .sourceOver { return whole }
    return grouped(
      image(tint: particle.color.withAlpha(1)), opacity: particle.color.alpha,
      blend: emitter.blendMode)
  }

  private func grouped(
    _ commands: [DisplayList.Command], opacity: Double, blend: BlendMode = .sourceOver
  ) -> [DisplayList.Command] {
    if commands.isEmpty || (opacity == 1 && blend == .sourceOver) { return commands }
    return [.beginGroup(opacity: opacity, blend: blend)] + commands + [.endGroup]
  }
}

extension ShapeContent {
  /// Draws the shape: the fill, then the stroke over it.
  fileprivate func commands(transform: AffineTransform) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    if let fill {
      commands.append(.fill(path, rule: fillRule, paint: fill, transform: transform))
    }
    if let stroke {
      commands.append(
        .stroke(path, style: stroke.style, paint: stroke.paint, transform: transform))
    }
    return commands
  }

  fileprivate func tinted(by tint: Color) -> ShapeContent {
    var result = self
    result.fill = fill?.tinted(by: tint)
    if let stroke { result.stroke?.paint = stroke.paint.tinted(by: tint) }
    return result
  }
}

extension AffineTransform {
  /// Whether it maps shapes to shapes, not to lines or out of the range of numbers.
  fileprivate var isDrawable: Bool {
    let determinant = self.determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
