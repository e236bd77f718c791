// SPDX-License-Identifier: MIT

/// What of a plan is to be made, and what is there already.
package struct BatchWork: Sendable {
  /// Clips with outputs to make, in the order of the plan.
  package private(set) var parts: [BatchStream.Part] = []
  /// Entries of manifests that still tell what the outputs of the plan are.
  package private(set) var kept: [ManifestEntry] = []
  /// Clips that are there with all their outputs.
  package private(set) var upToDate: [Kept] = []

  package struct Kept: Sendable {
    package let item: BatchItem
    package let entries: [ManifestEntry]
  }

  /// What is left of `plan` where the outputs that are `proven` need not be made.
  package init(_ plan: BatchPlan, besides proven: ProvenOutputs) {
    for item in plan.items {
      var missing: [BatchOutput] = []
      var proofs: [ManifestEntry] = []
      for output in item.outputs {
        if let proof = proven.proof(of: output) {
          proofs.append(proof)
        } else {
          missing.append(output)
        }
      }
      kept += proofs
      if missing.isEmpty {
        upToDate.append(Kept(item: item, entries: proofs))
      } else {
        parts.append(BatchStream.Part(item: item, outputs: missing))
      }
    }
  }

  /// All of `plan`; what `manifest` says of it holds until then.
  package init(all plan: BatchPlan, replacing claimed: ProvenOutputs) {
    for item in plan.items {
      parts.append(BatchStream.Part(item: item, outputs: item.outputs))
      kept += item.outputs.compactMap { claimed.claims(of: $0).first }
    }
  }
}
