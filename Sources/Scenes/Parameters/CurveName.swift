// SPDX-License-Identifier: MIT

package import LayerTree

/// The named timing functions, as presets write them.
package enum CurveName: String, ParameterChoice {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut
  case `default`

  package var timing: CubicTiming {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .default
    }
  }
}
