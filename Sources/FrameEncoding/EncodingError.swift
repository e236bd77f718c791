// SPDX-License-Identifier: MIT

/// Why an output could not be written, and what to do about it.
package enum EncodingError: Error, Equatable {
  /// The file system refused: `code` is errno, `operation` the call.
  case writing(operation: String, code: Int32, detail: String)
  /// A library's call failed for a reason that is not the file system's.
  case library(name: String, operation: String, detail: String)
  /// The library was built without this encoder.
  case encoderMissing(encoder: String, library: String)
  /// The format cannot hold a picture of this size.
  case sizeUnsupported(width: Int, height: Int, format: String, allowed: String)
  /// The format's clock cannot count a whole clip of this rate exactly.
  case rateUnsupported(rate: FrameRate, format: String)
  /// The format cannot say that a clip plays so often.
  case loopUnsupported(plays: Int, format: String, allowed: String)
  /// The file was written but does not hold what it should: a bug here or in the library.
  case verification(detail: String)
}

extension EncodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .writing(let operation, _, let detail):
      "cannot write (\(operation): \(detail))"
    case .library(let name, let operation, let detail):
      "\(name) failed in \(operation): \(detail)"
    case .encoderMissing(let encoder, let library):
      "this build of \(library) has no encoder '\(encoder)'; install one that has it"
    case .sizeUnsupported(let width, let height, let format, let allowed):
      "\(width)×\(height) px does not fit in \(format); give \(allowed)"
    case .rateUnsupported(let rate, let format):
      "\(format) cannot time a clip of this length at \(rate) frames a second exactly; "
        + "give the rate as a simpler fraction, such as 30000/1001"
    case .loopUnsupported(let plays, let format, let allowed):
      "\(plays) plays do not fit in \(format); give \(allowed)"
    case .verification(let detail):
      "the written file is not what it should be (\(detail)); please report this"
    }
  }
}
