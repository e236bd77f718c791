// SPDX-License-Identifier: MIT

package import Scenes

/// What the words of a preset can stand for.
package struct PresetVocabulary: Sendable {
  package let scenes: [any Scene.Type]
  /// Extensions of the files that can be written, without the dot, in lower case.
  package let fileExtensions: [String]

  package init(scenes: [any Scene.Type], fileExtensions: [String]) {
    self.scenes = scenes
    self.fileExtensions = fileExtensions
  }
}
