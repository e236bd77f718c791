// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import Raster

// The benchmark program that `Kit/bench.py` runs beside its peers:
//   RasterBenchmark SCENE.scn OUT.rgba|- BUDGET_MS NAME
// It draws the scene again and again into one buffer for about BUDGET_MS, prints one line of JSON
// with the median CPU time of a frame, and writes the last frame as raw premultiplied RGBA.
// `12x` in place of BUDGET_MS draws it 12 times and looks at no clock, for counting instructions.

let arguments = CommandLine.arguments
guard arguments.count == 5, let budget = DrawingBudget(arguments[3]) else {
  print("usage: RasterBenchmark SCENE.scn OUT.rgba|- BUDGET_MS NAME")
  exit(64)
}
let scene = try BenchmarkScene(path: arguments[1])
var renderer = DisplayListRenderer()
var buffer = PixelBuffer(width: scene.width, height: scene.height)
@MainActor func draw() { renderer.render(scene.list, into: &buffer, background: scene.background) }

switch budget {
case .frames(let count): for _ in 0..<count { draw() }
case .milliseconds(let duration):
  let timing = FrameTiming(budget: duration) { draw() }
  print(timing.json(peer: arguments[4], scene: scene.name))
}
if arguments[2] != "-" {
  var data = Data(capacity: buffer.pixels.count * 4)
  for pixel in buffer.pixels {
    let color = PremultipliedColor(bits: pixel)
    data.append(contentsOf: [color.red, color.green, color.blue, color.alpha])
  }
  try data.write(to: URL(fileURLWithPath: arguments[2]))
}
