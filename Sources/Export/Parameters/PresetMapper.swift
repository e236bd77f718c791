// SPDX-License-Identifier: MIT

package import Scenes

/// A visitor of a whole preset: of the parameters that scenes have, and of values that only presets
/// know, such as a frame rate.
package protocol PresetMapper: ParameterMapper {
  mutating func value<Value: PresetValue>(
    _ key: String, _ value: inout Value, _ note: ParameterNote)

  mutating func section<Section: PresetSection>(
    _ key: String, _ value: inout Section, _ note: ParameterNote)
}
