// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import Scenes

/// How much a preset can ask for; all of it is known before any work.
///
/// Each factor has a limit of its own, and what they ask for together has one, too: numbers that are
/// harmless alone are not always so when they are multiplied. Products are in Double, which neither
/// wraps nor traps.
package struct PresetLimits: Sendable, Hashable {
  /// Pixels on a side.
  package var side = 8192.0
  /// Pixels of a frame.
  package var area = 33_554_432.0
  package var frames = 100_000.0
  /// Layers of the tree, some kilobytes each.
  package var layers = 50_000.0
  /// Particles born over the whole clip.
  package var particles = 200_000.0
  /// Pixels drawn over the whole clip, some minutes of drawing; each layer and particle counts as
  /// `itemCost` in each frame, beside what it covers.
  package var work = 2e11

  /// Pixels that take about as long as placing and drawing one small layer.
  private static let itemCost = 200.0

  package init() {}

  /// What is over a limit: the keys to blame and the sentence.
  struct Excess {
    let path: [String]
    let message: String
  }

  /// The first limit that `preset` is over; its numbers are within the ranges of their keys.
  func excess(of preset: Preset) -> Excess? {
    let canvas = preset.canvas
    let width = Double(canvas.widthInPixels)
    let height = Double(canvas.heightInPixels)
    let size = "\(NumberText.of(width))x\(NumberText.of(height)) px"
    let factors = "\(points(canvas.size)) pt at scale \(NumberText.of(canvas.scale))"
    if max(width, height) > side {
      return Excess(
        path: ["canvas", "size"],
        message:
          "the canvas has \(size), \(factors); allowed: 1 to \(NumberText.of(side)) px a side")
    }
    if width * height > area {
      return Excess(
        path: ["canvas", "size"],
        message: "the canvas has \(millions(width * height)) million px, \(size), \(factors); "
          + "allowed: \(millions(area)) million px")
    }
    return excess(of: preset, area: width * height)
  }

  private func excess(of preset: Preset, area: Double) -> Excess? {
    let clip = preset.clip
    let held = clip.rate.frameCount(nearest: clip.holdEnd)
    let frames = Double(clip.frameCount + held)
    let hold = held > 0 ? " with a hold of \(NumberText.of(clip.holdEnd)) s" : ""
    let length = "\(NumberText.of(clip.duration)) s\(hold) at \(clip.rate) fps"
    if frames > self.frames {
      return Excess(
        path: ["timing", "duration"],
        message: "the clip has \(NumberText.of(frames)) frames, \(length); "
          + "allowed: \(NumberText.of(self.frames)) frames")
    }
    return excess(of: preset, frames: frames, area: area, length: length)
  }

  private func excess(
    of preset: Preset, frames: Double, area: Double, length: String
  ) -> Excess? {
    let workload = preset.scene.workload(on: preset.stage)
    // Written so that a workload that is no number is refused, too.
    guard workload.layers <= layers, workload.particles <= particles else {
      return Excess(
        path: ["scene"],
        message: "the scene has \(NumberText.of(workload.particles)) particles and "
          + "\(NumberText.of(workload.layers)) layers (\(workload.factors)); allowed: "
          + "\(NumberText.of(particles)) particles and \(NumberText.of(layers)) layers")
    }
    let items = workload.layers + workload.particles
    let scale = preset.canvas.scale
    let paint = workload.paint * scale * scale * preset.clip.rate.framesPerSecond
    let work = frames * (area + Self.itemCost * items) + paint
    guard work <= self.work else {
      return Excess(
        path: ["timing", "duration"],
        message: "the clip asks for too much: \(NumberText.of(frames)) frames (\(length)) of "
          + "\(millions(area)) million px with \(NumberText.of(items)) layers and particles, which "
          + "cover up to \(millions(paint)) million px, make \(millions(work)) million px; "
          + "allowed: \(millions(self.work)) million px")
    }
    return nil
  }

  private func points(_ size: Size) -> String {
    "\(NumberText.of(size.width))x\(NumberText.of(size.height))"
  }

  private func millions(_ count: Double) -> String {
    NumberText.of((count / 1e5).rounded(.up) / 10)
  }
}
