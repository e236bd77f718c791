// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import LayerTree
import Scenes

/// Lists what every layer and particle of a clip looks like at every frame, as CSV.
///
/// Places are in points, in the coordinates of the layer above; rotation is in radians, clockwise;
/// opacity and colour are 0...1. A number is written with the fewest digits that give it back.
package struct TraceTable: Sendable {
  /// The first line, without its end.
  package static let header = "time_s,layer,x,y,scale,rotation,opacity,red,green,blue"

  private let root: Layer
  private let timing: ClipTiming

  package init(_ preset: Preset) {
    root = preset.scene.makeLayer(on: preset.stage)
    timing = preset.clip
  }

  /// The lines of frame `index`, each with its end.
  package func lines(ofFrame index: Int) -> String {
    let time = timing.rate.time(ofFrame: index)
    return LayerTrace().rows(of: root, at: time)
      .map { Self.line($0, at: time) }.joined()
  }

  private static func line(_ row: TraceRow, at time: Double) -> String {
    let color = row.color.map { [$0.red, $0.green, $0.blue].map(\.description) } ?? ["", "", ""]
    let fields =
      [
        "\(time)", quoted(row.name), "\(row.position.x)", "\(row.position.y)", "\(row.scale.x)",
        "\(row.rotation)", "\(row.opacity)",
      ] + color
    return fields.joined(separator: ",") + "\n"
  }

  /// A name in quotes if it would break the line apart (RFC 4180).
  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { ",\"\n\r".contains($0) }) else { return name }
    let doubled = name.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
