// SPDX-License-Identifier: MIT

import Export
import Graphics
import Synchronization
import Testing

@Suite struct OrderedFrameRendererTests {
  private struct Stop: Error {}

  /// A picture that holds its number.
  private static func picture(_ index: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: 1, height: 1)
    picture.pixels[0] = UInt32(index)
    return picture
  }

  @Test("Frames come in order, each once", arguments: [1, 2, 3, 8], [0..<0, 0..<1, 5..<42])
  func keepsOrder(jobs: Int, indices: Range<Int>) async throws {
    var delivered: [Int] = []
    try await OrderedFrameRenderer(jobs: jobs).render(indices, frame: Self.picture) {
      index, frame in
      #expect(frame.pixels == [UInt32(index)])
      delivered.append(index)
    }
    #expect(delivered == Array(indices))
  }

  @Test(
    "No more frames are alive than jobs, and one that is being delivered", arguments: [1, 2, 4])
  func boundsMemory(jobs: Int) async throws {
    let started = Atomic(0)
    var delivered = 0
    try await OrderedFrameRenderer(jobs: jobs).render(
      0..<50,
      frame: { index in
        started.add(1, ordering: .relaxed)
        return Self.picture(index)
      },
      deliver: { _, _ in
        #expect(started.load(ordering: .relaxed) - delivered <= jobs + 1)
        delivered += 1
      })
    #expect(started.load(ordering: .relaxed) == 50)
  }

  @Test(
    "Large frames are drawn fewer at a time",
    arguments: [(1, 64), (2_073_600, 32), (33_554_432, 2), (100_000_000, 1)])
  func boundsMemoryOfLargeFrames(pixelCount: Int, jobs: Int) {
    #expect(OrderedFrameRenderer(jobs: 64).forFrames(of: pixelCount).jobs == jobs)
  }

  @Test("A failed delivery ends the drawing", arguments: [1, 2, 4])
  func stopsAtFailure(jobs: Int) async {
    let started = Atomic(0)
    await #expect(throws: Stop.self) {
      try await OrderedFrameRenderer(jobs: jobs).render(
        0..<1000,
        frame: { index in
          started.add(1, ordering: .relaxed)
          return Self.picture(index)
        },
        deliver: { index, _ in if index == 3 { throw Stop() } })
    }
    #expect(started.load(ordering: .relaxed) <= 4 + jobs)
  }
}
