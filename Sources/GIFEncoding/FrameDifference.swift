// SPDX-License-Identifier: MIT

/// The part of a picture that must be drawn over what the screen shows, and the ways to store it.
struct FrameDifference {
  let area: PixelArea
  /// Indices of the area, row by row; all variants leave the same picture on the screen.
  ///
  /// Which one compresses best depends on its runs, so all are tried.
  let variants: [[UInt8]]

  /// - Parameters:
  ///   - screen: What is shown, or `nil` before the first frame if no index is transparent.
  ///   - image: What shall be shown. Where it is transparent, `screen` is too.
  ///   - clearedArea: What the frame's disposal must clear, so that its area must hold it.
  ///   - transparentIndex: The index that leaves a pixel as it is.
  init(
    from screen: IndexedImage?, to image: IndexedImage, clearedArea: PixelArea?,
    transparentIndex: UInt8?
  ) {
    area = Self.area(from: screen, to: image, clearedArea: clearedArea)
    let opaque = image.cropped(to: area)
    guard let screen, let transparentIndex else {
      variants = [opaque]
      return
    }
    let shown = screen.cropped(to: area)
    var masked = opaque
    for index in masked.indices where masked[index] == shown[index] {
      masked[index] = transparentIndex
    }
    variants = masked == opaque ? [opaque] : [opaque, masked]
  }

  private static func area(
    from screen: IndexedImage?, to image: IndexedImage, clearedArea: PixelArea?
  ) -> PixelArea {
    guard let screen else {
      return PixelArea(x: 0, y: 0, width: image.width, height: image.height)
    }
    if let changed = screen.areaOfChange(to: image) { return changed.union(clearedArea) }
    // A frame that only adds time still needs a pixel.
    return clearedArea ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
  }
}
