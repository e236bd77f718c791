// SPDX-License-Identifier: MIT

/// Why it cannot be said which part of a list a scheduler means.
package enum ShardError: Error, Hashable {
  case noScheduler
  /// More than one system speaks, such as GNU parallel inside a job of Slurm's.
  case severalSchedulers([String])
  case halfSet(source: String, missing: String)
  /// The system tells the index alone.
  case countNeeded(source: String)
  case unsuitable(source: String, reason: String)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noScheduler:
      "--shard auto finds no scheduler: none of "
        + "\(Scheduler.all.map(\.indexVariable).joined(separator: ", ")) is set; "
        + "give --shard i/n"
    case .severalSchedulers(let sources):
      "--shard auto finds several schedulers (\(sources.joined(separator: "; "))); "
        + "say with --shard i/n which part is meant"
    case .halfSet(let source, let missing):
      "--shard auto finds \(source), but \(missing) is not set; give --shard i/n"
    case .countNeeded(let source):
      "--shard auto finds \(source), which does not say how many parts there are; "
        + "add --shards n"
    case .unsuitable(let source, let reason):
      "--shard auto finds \(source): \(reason); give --shard i/n"
    }
  }
}
