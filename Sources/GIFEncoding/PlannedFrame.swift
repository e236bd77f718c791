// SPDX-License-Identifier: MIT

/// A frame of which all is decided but, perhaps, its indices.
struct PlannedFrame {
  let drawing: FrameDrawing
  /// Centiseconds.
  let delay: Int
  var disposal = GIFFrame.Disposal.keep
  /// The indices, if they were needed already.
  var pixels: LZWParser.Result?
}
