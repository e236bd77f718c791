// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct ScheduledShardTests {
  private static func shard(
    _ variables: [String: String], count: Int? = nil
  ) throws(ShardError) -> ScheduledShard {
    try ScheduledShard(count: count) { variables[$0] }
  }

  @Test(
    "Every scheduler's variables say which part it is",
    arguments: [
      (slurm(id: 0, count: 4, first: 0), nil, "1/4"),
      (slurm(id: 4, count: 4, first: 1), nil, "4/4"),
      (slurm(id: 4, count: 4, first: 1), 4, "4/4"),
      (["JOB_COMPLETION_INDEX": "2"], 8, "3/8"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], nil, "10/10"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], nil, "1/3"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], nil, "1/2"),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], nil, "2/2"),
      (["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], nil, "1/2"),
      (["PARALLEL_SEQ": "5"], 5, "5/5"),
      (["PARALLEL_SEQ": "5", "JOB_COMPLETION_INDEX": "", "CI_NODE_TOTAL": "1"], 6, "5/6"),
    ] as [([String: String], Int?, String)])
  func reads(variables: [String: String], count: Int?, expected: String) throws {
    let scheduled = try Self.shard(variables, count: count)
    #expect("\(scheduled.shard)" == expected)
    for (name, value) in variables where !value.isEmpty && name != "CI_NODE_TOTAL" {
      #expect(scheduled.source.contains("\(name)=\(value)"))
    }
  }

  /// What Slurm sets in a task of an array.
  private static func slurm(
    id: Int, count: Int, first: Int, step: Int = 1
  ) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
      "SLURM_ARRAY_TASK_MIN": "\(first)", "SLURM_ARRAY_TASK_STEP": "\(step)",
    ]
  }

  @Test(
    "The parts of an array are all of them, each once", arguments: 1...20, [0, 1])
  func coversArray(count: Int, first: Int) throws {
    let shards = try (first..<first + count).map { id in
      try Self.shard(Self.slurm(id: id, count: count, first: first)).shard
    }
    #expect(Set(shards).count == count)
    #expect(shards.allSatisfy { $0.count == count })
  }

  @Test(
    "What is half set is refused with the name of what is missing",
    arguments: Scheduler.all.filter { $0.countVariable != nil })
  func refusesHalf(scheduler: Scheduler) throws {
    let total = try #require(scheduler.countVariable)
    let pairs = [(scheduler.indexVariable, total), (total, scheduler.indexVariable)]
    for (set, missing) in pairs {
      let error = #expect(throws: ShardError.self) { try Self.shard([set: "2"]) }
      #expect("\(try #require(error))".contains("\(missing) is not set"))
      #expect("\(try #require(error))".contains("\(set)=2"))
    }
  }

  @Test("Two schedulers are refused with the names of both")
  func refusesTwo() throws {
    var variables = Self.slurm(id: 1, count: 4, first: 1)
    variables["PARALLEL_SEQ"] = "3"
    let error = #expect(throws: ShardError.self) { try Self.shard(variables, count: 4) }
    let message = "\(try #require(error))"
    #expect(message.contains("SLURM_ARRAY_TASK_ID=1") && message.contains("PARALLEL_SEQ=3"))
  }

  @Test(
    "What makes no sense is refused",
    arguments: [
      ([:], nil, "no scheduler"),
      (["CI_NODE_TOTAL": "1"], nil, "no scheduler"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], nil, "there is no part 0 of 4"),
      (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], nil, "there is no part 5 of 4"),
      (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"], nil, "CI_NODE_INDEX is no whole number"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "-4"], nil, "CI_NODE_TOTAL is no whole number"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], nil, "there is no part 1 of 0"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], 8, "--shards says 8"),
      (["JOB_COMPLETION_INDEX": "2"], nil, "add --shards n"),
      (["JOB_COMPLETION_INDEX": "9223372036854775807"], 2, "is no index"),
      (slurm(id: 3, count: 1, first: 3), nil, "must start at 0 or 1"),
      (slurm(id: 3, count: 2, first: 1, step: 2), nil, "in steps of 1"),
      (slurm(id: 7, count: 4, first: 1), nil, "there is no part 7 of 4"),
    ] as [([String: String], Int?, String)])
  func refuses(variables: [String: String], count: Int?, reason: String) throws {
    let error = #expect(throws: ShardError.self) { try Self.shard(variables, count: count) }
    #expect("\(try #require(error))".contains(reason))
  }
}
