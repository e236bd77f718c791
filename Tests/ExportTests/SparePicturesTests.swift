// SPDX-License-Identifier: MIT

import Export
import Graphics
import Testing

@Suite struct SparePicturesTests {
  @Test("A picture that was given back is taken again, once")
  func takesWhatWasGivenBack() {
    let spares = SparePictures(width: 2, height: 3)
    let used = PixelBuffer(width: 2, height: 3, filledWith: PremultipliedColor(.white))
    spares.put(used)
    #expect(spares.take(width: 2, height: 3) == used)
    #expect(spares.take(width: 2, height: 3) == PixelBuffer(width: 2, height: 3))
  }

  @Test("Pictures of another size are neither kept nor given")
  func keepsOneSize() {
    let spares = SparePictures(width: 2, height: 3)
    spares.put(PixelBuffer(width: 3, height: 2, filledWith: PremultipliedColor(.white)))
    spares.put(PixelBuffer(width: 2, height: 3, filledWith: PremultipliedColor(.white)))
    #expect(spares.take(width: 3, height: 2) == PixelBuffer(width: 3, height: 2))
  }
}
