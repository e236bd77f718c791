// SPDX-License-Identifier: MIT

/// Why a value is not where it was written, but where it is used.
package enum ValueStep: Sendable, Hashable {
  case variable(String)
  case axis(VariantAxis)
  /// The name of the file stands for the name that it does not give.
  case fileName
}

extension ValueStep: CustomStringConvertible {
  package var description: String {
    switch self {
    case .variable(let name): "variable \(name)"
    case .axis(let axis): "\(axis)"
    case .fileName: "the name of the file"
    }
  }
}
