// SPDX-License-Identifier: MIT

import GIFEncoding
import Testing
import TestSupport

@Suite struct GIFJobsTests {
  @Test(
    "The file does not depend on the number of jobs", arguments: [2, 3, 8],
    [(GIFOptions.Tables.auto, 0), (.global, 0), (.local, 0), (.auto, 20)])
  func jobsMakeNoDifference(jobs: Int, variant: (tables: GIFOptions.Tables, loss: Int)) throws {
    var options = GIFOptions()
    options.tables = variant.tables
    options.loss = variant.loss
    for isTransparent in [false, true] {
      let clip = TestClip.random(
        width: 150, height: 130, colorCount: 300, isTransparent: isTransparent, seed: 5)
      #expect(try clip.encoded(options, jobs: jobs) == clip.encoded(options, jobs: 1))
    }
  }
}
