// SPDX-License-Identifier: MIT

package import Graphics

/// Turns a tree of layers at one moment into the commands that draw it.
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
    DisplayList()
  }
}
