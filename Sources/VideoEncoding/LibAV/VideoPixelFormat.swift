// SPDX-License-Identifier: MIT

import CLibAV

/// How a picture is laid out in libav's memory, and what its numbers mean.
enum VideoPixelFormat: Sendable {
  /// Opaque sRGB, 4 bytes a pixel of which the last is ignored.
  case opaqueRGB
  /// sRGB with straight alpha, 4 bytes a pixel.
  case straightRGBA
  /// BT.709 with halved chroma, black at 16 and white at 235: what every player takes.
  case limitedYUV420

  var libav: AVPixelFormat {
    switch self {
    case .opaqueRGB: AV_PIX_FMT_RGB0
    case .straightRGBA: AV_PIX_FMT_RGBA
    case .limitedYUV420: AV_PIX_FMT_YUV420P
    }
  }

  var colorRange: AVColorRange { self == .limitedYUV420 ? AVCOL_RANGE_MPEG : AVCOL_RANGE_JPEG }

  var matrix: AVColorSpace { self == .limitedYUV420 ? AVCOL_SPC_BT709 : AVCOL_SPC_RGB }

  /// sRGB pixels are stored unchanged under BT.709's tag: players treat the two alike.
  var transferCharacteristic: AVColorTransferCharacteristic {
    self == .limitedYUV420 ? AVCOL_TRC_BT709 : AVCOL_TRC_IEC61966_2_1
  }

  var chromaLocation: AVChromaLocation {
    self == .limitedYUV420 ? AVCHROMA_LOC_LEFT : AVCHROMA_LOC_UNSPECIFIED
  }
}
