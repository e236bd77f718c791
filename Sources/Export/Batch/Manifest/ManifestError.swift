// SPDX-License-Identifier: MIT

/// Why manifests cannot be put together or checked.
package enum ManifestError: Error, Hashable {
  /// A message names no more shards.
  static let mostShardsTold = 20

  /// There is no manifest at these places.
  case noManifest(String)
  /// The file does not say which batch it is of.
  case noHeader(path: String)
  /// Two manifests differ in what they were made from or by; `fact` says in what.
  case foreign(path: String, other: String, fact: String)
  /// Shards without a manifest: the first of them, and how many they are.
  case missingShards([Shard], count: Int)
  /// A shard whose run is not done, or failed in part.
  case incomplete(path: String, outputs: Int, of: Int, unreadable: Int)
  /// Two shards have one output.
  case sharedOutput(String, path: String, other: String)
}

extension ManifestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noManifest(let place):
      "there is no manifest in \(place)"
    case .noHeader(let path):
      "'\(path)' does not say which batch it is of; is it a manifest?"
    case .foreign(let path, let other, let fact):
      "'\(path)' and '\(other)' are not of one batch: \(fact); run the older one again"
    case .missingShards(let shards, let count):
      "there is no manifest of \(count == 1 ? "shard" : "the shards") "
        + shards.map(\.description).joined(separator: ", ")
        + (count > shards.count ? " and \(count - shards.count) more" : "")
    case .incomplete(let path, let outputs, let total, let unreadable):
      "'\(path)' has \(outputs) of \(total) outputs"
        + (unreadable > 0
          ? " and \(unreadable) preset\(unreadable == 1 ? "" : "s") that could not be read" : "")
        + "; run its shard again with --incremental"
    case .sharedOutput(let output, let path, let other):
      "'\(path)' and '\(other)' both have '\(output)', which only one shard makes"
    }
  }
}
