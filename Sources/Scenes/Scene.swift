// SPDX-License-Identifier: MIT

package import LayerTree

/// An animation that a preset can name, with parameters whose defaults are the articles' values.
package protocol Scene: ParameterGroup {
  /// The word that presets use, such as `ball-loader`.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }

  /// How much there is to draw at most, so that a preset can be refused before any work.
  func workload(on stage: Stage) -> Workload

  /// Builds the layers, with their animations, for the whole clip.
  ///
  /// Pure: the same scene on the same stage is the same tree. The root layer's bounds are the stage.
  func makeLayer(on stage: Stage) -> Layer
}
