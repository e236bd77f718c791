// SPDX-License-Identifier: MIT

import Raster
import Synchronization

/// Renderers that are free, so that each thread works with memory that was used before.
///
/// Which renderer draws a frame makes no difference to the frame.
final class RendererPool: Sendable {
  private let free = Mutex<[DisplayListRenderer]>([])

  /// Lends a renderer to `work`.
  func withRenderer<Result>(_ work: (inout DisplayListRenderer) -> Result) -> Result {
    var renderer = free.withLock { $0.popLast() } ?? DisplayListRenderer()
    let result = work(&renderer)
    free.withLock { $0.append(renderer) }
    return result
  }
}
