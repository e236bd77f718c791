// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics

/// Something that is not as the preset says: because a format cannot, or because the clip does not.
package enum ExportNote: Sendable, Hashable {
  case rateChanged(format: String, from: FrameRate, to: FrameRate)
  case sizePadded(format: String, width: Int, height: Int)
  case laidOnMatte(format: String)
  /// `partialShare` of the visible pixels, more than 0, are partly transparent.
  case oneBitTransparency(format: String, partialShare: Double, matte: Color)
  /// The clip claims to be seamless and is not.
  case seam(LoopSeam)
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
    case .oneBitTransparency(let format, let share, let matte):
      "\(format) has one bit of alpha; \(Self.percent(share)) of the visible pixels are partly "
        + "transparent and are laid on the matte \(ColorNotation.text(of: matte)) or left out; "
        + "'zoetrope frames' keeps them whole, as PNG or RGBA"
    case .seam(let seam):
      seam.description
    }
  }

  private static func percent(_ share: Double) -> String {
    share < 0.01 ? "less than 1 %" : "\(Int((share * 100).rounded())) %"
  }
}
