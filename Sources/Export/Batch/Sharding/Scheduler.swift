// SPDX-License-Identifier: MIT

/// A system that starts one program several times and tells each of them by environment variables
/// which one it is.
package struct Scheduler: Sendable, Hashable {
  package let name: String
  package let indexVariable: String
  /// Nil if the system does not tell how many there are.
  package let countVariable: String?
  /// The index of the first; nil if `firstVariable` has it.
  package let firstIndex: Int?
  /// Holds the index of the first, and then `stepVariable` the distance between two.
  package let firstVariable: String?
  package let stepVariable: String?

  private init(
    _ name: String, index: String, count: String? = nil, from firstIndex: Int
  ) {
    self.name = name
    indexVariable = index
    countVariable = count
    self.firstIndex = firstIndex
    firstVariable = nil
    stepVariable = nil
  }

  private init(_ name: String, index: String, count: String, first: String, step: String) {
    self.name = name
    indexVariable = index
    countVariable = count
    firstIndex = nil
    firstVariable = first
    stepVariable = step
  }

  /// Sources: the documentation of each system, on the variables of its arrays or parallel jobs.
  package static let all = [
    Scheduler(
      "Slurm job array", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP"),
    Scheduler("Kubernetes Indexed Job", index: "JOB_COMPLETION_INDEX", from: 0),
    Scheduler(
      "AWS Batch array job", index: "AWS_BATCH_JOB_ARRAY_INDEX",
      count: "AWS_BATCH_JOB_ARRAY_SIZE", from: 0),
    Scheduler("GitLab parallel job", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", from: 1),
    Scheduler(
      "Buildkite parallel job", index: "BUILDKITE_PARALLEL_JOB",
      count: "BUILDKITE_PARALLEL_JOB_COUNT", from: 0),
    Scheduler(
      "CircleCI parallel job", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", from: 0),
    Scheduler(
      "Bitbucket parallel step", index: "BITBUCKET_PARALLEL_STEP",
      count: "BITBUCKET_PARALLEL_STEP_COUNT", from: 0),
    Scheduler("GNU parallel", index: "PARALLEL_SEQ", from: 1),
  ]
}
