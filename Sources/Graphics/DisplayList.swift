// SPDX-License-Identifier: MIT

/// The complete description of one picture, back to front, in pixels.
///
/// A command's `transform` maps the path's own coordinates (in which a stroke's width and a
/// gradient's points are given as well) to pixels: (0, 0) is the top left corner of the top left
/// pixel.
package struct DisplayList: Sendable, Hashable {
  package enum Command: Sendable, Hashable {
    case fill(Path, rule: FillRule, paint: Paint, transform: AffineTransform)
    case stroke(Path, style: StrokeStyle, paint: Paint, transform: AffineTransform)
    /// What follows, up to the matching `endGroup`, is drawn by itself on a transparent ground, then
    /// multiplied by `opacity` (0...1) and combined with what is below by `blend`.
    case beginGroup(opacity: Double, blend: BlendMode)
    case endGroup
  }

  package var commands: [Command]

  package init(commands: [Command] = []) { self.commands = commands }
}
