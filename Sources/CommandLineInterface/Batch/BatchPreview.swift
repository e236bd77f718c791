// SPDX-License-Identifier: MIT

import Export

/// What a batch would make.
struct BatchPreview {
  let plan: BatchPlan
  let work: BatchWork
  let program: ProgramVersion

  /// The presets, each once.
  var list: String {
    var last: String?
    var lines: [String] = []
    for place in plan.entries.map(\.place) where place != last {
      lines.append("\(place)\n")
      last = place
    }
    return lines.joined()
  }

  /// A line for each clip.
  var text: String {
    let made = work.parts.map { part in
      (part.item.place, "make  \(Self.names(part.outputs))  \(Self.facts(part.item))\n")
    }
    let kept = work.upToDate.map { kept in
      let item = kept.item
      return (item.place, "keep  \(Self.names(item.outputs))  \(Self.facts(item))\n")
    }
    return (made + kept).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map(\.1).joined()
  }

  private static func names(_ outputs: [BatchOutput]) -> String {
    outputs.map(\.name).joined(separator: ", ")
  }

  private static func facts(_ item: BatchItem) -> String {
    let size = item.size
    return
      "(\(PrintableText.line(item.place)): \(size.frameCount) frames, \(size.width)×\(size.height) px)"
  }

  var document: JSONText {
    let needed = Dictionary(grouping: work.parts, by: \.item).mapValues { parts in
      Set(parts.flatMap { $0.outputs.map(\.name) })
    }
    return .members([
      "zoetrope": .text(program.version), "epoch": .whole(program.epoch),
      "libraries": .list(program.libraries.map(JSONText.text)), "shard": .text("\(plan.shard)"),
      "total": .whole(plan.totalCount), "batch": .text(plan.digest),
      "clips": .list(plan.items.map { Self.document($0, needed: needed[$0] ?? []) }),
      "unreadable": .list(
        plan.entries.filter { $0.item == nil }.map { .text($0.place) }),
    ])
  }

  private static func document(_ item: BatchItem, needed: Set<String>) -> JSONText {
    .members([
      "preset": .text(item.place), "name": .text(item.name),
      "frames": .whole(item.size.frameCount), "width": .whole(item.size.width),
      "height": .whole(item.size.height), "cost": .number(item.size.cost),
      "frameDigest": .text(item.frameDigest),
      "outputs": .list(
        item.outputs.map { output in
          .members([
            "output": .text(output.name), "format": .text(output.format),
            "presetDigest": .text(output.marker.digest),
            "status": .text(needed.contains(output.name) ? "make" : "upToDate"),
          ])
        }),
    ])
  }

  /// Help on the keys whose names do not say all.
  static let helpTable = HelpTable(
    "KEYS OF --PLAN JSON",
    [
      .init("total", "Clips of all parts; clips has those of this part, in their order"),
      .init("batch", "A digest of what all parts make together"),
      .init("  cost", "How long one output takes, in pixels, for a scheduler of yours"),
      .init("  frameDigest", "Clips that have it in common are drawn once"),
      .init("  status", "make, or upToDate if --incremental would leave it"),
      .init("unreadable", "Presets of this part that have errors"),
    ])
}
