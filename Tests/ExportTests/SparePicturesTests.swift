// SPDX-License-Identifier: MIT

import Export
import Graphics
import Raster
import Testing

@Suite struct SparePicturesTests {
  @Test("A picture that was given back is taken again, once, the last one first")
  func takesWhatWasGivenBack() {
    let spares = SparePictures()
    #expect(spares.take() == nil)
    for width in 1...3 {
      spares.put(DrawnPicture(width: width, height: 2, background: .clear))
    }
    #expect((1...4).map { _ in spares.take()?.picture.width } == [3, 2, 1, nil])
  }
}
