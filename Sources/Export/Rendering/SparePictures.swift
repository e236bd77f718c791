// SPDX-License-Identifier: MIT

package import Graphics
import Synchronization

/// Pictures that are done with, so that new ones of the same size need no new memory.
///
/// What they hold makes no difference to what is drawn over them.
package final class SparePictures: Sendable {
  private let width: Int
  private let height: Int
  private let free = Mutex<[PixelBuffer]>([])

  /// Pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A picture to draw over: a spare one if there is one of that size.
  package func take(width: Int, height: Int) -> PixelBuffer {
    guard (width, height) == (self.width, self.height), let spare = free.withLock({ $0.popLast() })
    else { return PixelBuffer(width: width, height: height) }
    return spare
  }

  /// Gives back a picture; others of another size are let go.
  ///
  /// It should be the last copy: drawing over another one would copy the pixels.
  package func put(_ picture: PixelBuffer) {
    guard (picture.width, picture.height) == (width, height) else { return }
    free.withLock { $0.append(picture) }
  }
}
