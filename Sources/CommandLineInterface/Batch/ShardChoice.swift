// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Which part of a batch this run is for, as the user says it.
enum ShardChoice: Sendable {
  case part(Shard)
  /// What the scheduler says that started the process; it may not know how many there are.
  case automatic(count: Int?)

  private static let shard = Option<Shard?>(
    declaration: OptionDeclaration(
      name: "shard", short: nil, valueName: "i/n",
      summary:
        "Make the i-th of n parts, counted from 1; auto lets the scheduler say which: Slurm, "
        + "Kubernetes, AWS Batch, GitLab, Buildkite, CircleCI, Bitbucket, GNU parallel"),
    form: "a part and how many there are, such as 2/4, or auto",
    read: { word in word == "auto" ? .some(nil) : Shard(word).map(Optional.some) })
  private static let shards = Option<Int>.whole(
    "shards", in: 1...1_000_000,
    "How many parts --shard auto has, for schedulers that say only which part it is")

  static let options = [shard.declaration, shards.declaration]

  init(_ arguments: Arguments) throws(UsageError) {
    let count = try arguments.value(of: Self.shards)
    switch try arguments.value(of: Self.shard) {
    case .none: self = .part(.whole)
    case .some(.some(let shard)): self = .part(shard)
    case .some(.none):
      self = .automatic(count: count)
      return
    }
    if count != nil { throw .conflict("--shards is for --shard auto; leave it out, or add that") }
  }

  /// The part; `tell` is told what the scheduler says.
  func shard(tell: (String) -> Void) throws(UsageError) -> Shard {
    switch self {
    case .part(let shard): return shard
    case .automatic(let count):
      do throws(ShardError) {
        let scheduled = try ScheduledShard(count: count, variable: ThisProcess.variable)
        tell("shard \(scheduled.shard), from \(scheduled.source)")
        return scheduled.shard
      } catch {
        throw .conflict("\(error)")
      }
    }
  }
}
