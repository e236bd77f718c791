// SPDX-License-Identifier: MIT

/// A line of a manifest about the batch that its entries belong to.
package struct ManifestHeader: Sendable, Hashable {
  /// Digest of what the whole batch makes.
  package let batch: String
  package let shard: Shard
  /// Clips of the whole batch.
  package let totalCount: Int
  /// Outputs of the shard.
  package let outputCount: Int
  /// Presets of the shard that could not be read, whose outputs nobody knows.
  package let unreadableCount: Int
  package let program: ProgramVersion

  package init(_ plan: BatchPlan, program: ProgramVersion) {
    batch = plan.digest
    shard = plan.shard
    totalCount = plan.totalCount
    outputCount = plan.items.reduce(0) { $0 + $1.outputs.count }
    unreadableCount = plan.entries.count - plan.items.count
    self.program = program
  }

  /// The header of a whole batch that `parts` are the shards of.
  init(merging parts: [ManifestHeader]) {
    let first = parts[0]
    batch = first.batch
    shard = .whole
    totalCount = first.totalCount
    outputCount = parts.reduce(0) { $0 + $1.outputCount }
    unreadableCount = parts.reduce(0) { $0 + $1.unreadableCount }
    program = first.program
  }
}

extension ManifestHeader {
  private static let batchKey = "batch"

  var json: JSONText {
    let facts = [
      JSONText.Member(key: Self.batchKey, value: .text(batch)),
      .init(key: "shard", value: .text("\(shard)")),
      .init(key: "clips", value: .whole(totalCount)),
      .init(key: "outputs", value: .whole(outputCount)),
      .init(key: "unreadable", value: .whole(unreadableCount)),
    ]
    return .object(facts + program.members)
  }

  /// Reads what `json` wrote.
  init?(_ json: JSONValue) {
    guard let batch = json.text(Self.batchKey),
      let shard = json.text("shard").flatMap(Shard.init), let totalCount = json.whole("clips"),
      let outputCount = json.whole("outputs"), let unreadableCount = json.whole("unreadable"),
      let program = ProgramVersion(json)
    else { return nil }
    self.batch = batch
    self.shard = shard
    self.totalCount = totalCount
    self.outputCount = outputCount
    self.unreadableCount = unreadableCount
    self.program = program
  }
}
