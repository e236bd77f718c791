// SPDX-License-Identifier: MIT

// Draws frames of a built-in preset, stores none, and prints one line of JSON: what that took.
// Reading the preset, building its scene and one frame more come before the clocks start.

import Dispatch
import Export
import Foundation
import FrameEncoding
import Raster

let usage = """
  usage: PipelineBenchmark PRESET FIRST COUNT JOBS [KEY.PATH=VALUE]...
  Draws frames FIRST to FIRST + COUNT - 1, JOBS at a time; after its last frame the clip begins again.
  """

func preset(_ name: String, changes: ArraySlice<String>) throws -> Preset? {
  let overrides = changes.map { change in
    let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
    return Override(keyPath: parts[0], text: parts.last ?? "", spelling: change)
  }
  return try BuiltInPresets.bytes(named: name).map { bytes in
    try PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)
      .read(bytes, from: name, overrides: overrides)
  }
}

/// Draws the frames and gives each back as late as the encoders of the program do.
func draw(
  _ indices: Range<Int>, of clip: ClipTiming, from source: FrameSource, jobs: Int
) async throws {
  var last: DrawnPicture?
  try await OrderedFrameRenderer(jobs: jobs).forFrames(of: source.width * source.height).render(
    indices,
    frame: { source.drawing(at: clip.rate.time(ofFrame: $0 % clip.frameCount)) },
    deliver: { _, frame in
      if let done = last.take() { source.recycle(consume done) }
      last = frame
    })
  if let done = last.take() { source.recycle(consume done) }
}

/// Wall and processor seconds of `work`, the latter of all threads.
func cost(of work: () async throws -> Void) async rethrows -> (wall: Double, processor: Double) {
  let start = ContinuousClock.now
  let processorStart = clock()
  try await work()
  let processor = Double(clock() - processorStart) / Double(CLOCKS_PER_SEC)
  return ((ContinuousClock.now - start) / .seconds(1), processor)
}

func run(_ preset: Preset, _ indices: Range<Int>, jobs: Int) async throws {
  let source = FrameSource(preset)
  let first = indices.lowerBound
  try await draw(first..<first + 1, of: preset.clip, from: source, jobs: 1)
  let cost = try await cost {
    try await draw(indices, of: preset.clip, from: source, jobs: jobs)
  }
  print(
    """
    {"width": \(source.width), "height": \(source.height), "clip_frames": \(preset.clip.frameCount), \
    "frames": \(indices.count), "wall_s": \(cost.wall), "cpu_s": \(cost.processor)}
    """)
}

/// Runs `work` while the first thread waits: left alone it would end before the program does, which
/// valgrind does not survive.
func wait(for work: @escaping @Sendable () async throws -> Void) {
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      try await work()
    } catch {
      print(error)
      exit(1)
    }
    end.signal()
  }
  end.wait()
}

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().prefix(3).compactMap { Int($0) }
guard numbers.count == 3, numbers[0] >= 0, numbers[1] >= 0, numbers[2] > 0,
  let preset = try preset(arguments[1], changes: arguments.dropFirst(4))
else {
  print(usage)
  exit(64)
}
let (first, count, jobs) = (numbers[0], numbers[1], numbers[2])
wait { try await run(preset, first..<first + count, jobs: jobs) }
