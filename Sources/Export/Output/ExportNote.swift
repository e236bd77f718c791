// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Something that an output does otherwise than the preset says, because its format must.
package enum ExportNote: Sendable, Hashable {
  case rateChanged(format: String, from: FrameRate, to: FrameRate)
  case sizePadded(format: String, width: Int, height: Int)
  case laidOnMatte(format: String)
  case oneBitTransparency(format: String)
}

extension ExportNote: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rateChanged(let format, let from, let to):
      "\(format) cannot hold \(from) frames per second; it is drawn at \(to), the duration stays"
    case .sizePadded(let format, let width, let height):
      "\(format) needs even sides; the background is continued to \(width)×\(height) px"
    case .laidOnMatte(let format):
      "\(format) has no transparency; the clip is laid on the preset's matte"
    case .oneBitTransparency(let format):
      "\(format) has no half transparent pixels; they are laid on the preset's matte or left out"
    }
  }
}
