// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct TraceTableTests {
  @Test("A frame has a line for each layer, with numbers that read back exactly")
  func lists() throws {
    let table = TraceTable(try .square(["timing.fps": "30"]))
    #expect(
      table.lines(ofFrame: 1).split(separator: "\n") == [
        "0.03333333333333333,root,6.0,4.0,1.0,0.0,1.0,,,",
        "0.03333333333333333,square,3.333333333333333,2.0,1.0,0.0,1.0,0.0,0.0,0.0",
      ])
  }
}
