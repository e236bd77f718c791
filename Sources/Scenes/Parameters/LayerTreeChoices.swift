// SPDX-License-Identifier: MIT

package import LayerTree

// Words of Core Animation that presets use as they are.
extension CalculationMode: ParameterChoice {}
extension EmitterShape: ParameterChoice {}
extension EmitterMode: ParameterChoice {}
extension EmitterRenderMode: ParameterChoice {}
