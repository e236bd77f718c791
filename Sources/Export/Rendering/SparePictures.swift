// SPDX-License-Identifier: MIT

package import Raster
import Synchronization

/// Pictures that are done with, so that new ones need no new memory and keep what stays.
package final class SparePictures: Sendable {
  private let free = Mutex<[DrawnPicture]>([])

  package init() {}

  /// The picture that was given back last, if there is one.
  package func take() -> DrawnPicture? { free.withLock { $0.popLast() } }

  /// Gives back a picture.
  ///
  /// It should be the last copy: drawing over another one would copy the pixels.
  package func put(_ picture: consuming DrawnPicture) {
    let picture = picture
    free.withLock { $0.append(picture) }
  }
}
