// SPDX-License-Identifier: MIT

/// The part of a list that a scheduler gave to this process, and how it said so.
package struct ScheduledShard: Sendable, Hashable {
  package let shard: Shard
  /// The system and its variables: `Slurm job array: SLURM_ARRAY_TASK_ID=3, …`.
  package let source: String

  /// Finds the one scheduler that speaks through the environment.
  ///
  /// A guess would be worse than an error: every machine would make everything, or some items
  /// nobody.
  ///
  /// - Parameters:
  ///   - count: How many parts there are, if the user said so; needed where the system does not.
  ///   - variable: The value of an environment variable; an empty one counts as not set.
  /// - Throws: What is not clear, with the variables that were found.
  package init(
    count: Int? = nil, variable: (String) -> String?
  ) throws(ShardError) {
    let readings = Scheduler.all.compactMap { Reading($0, variable) }
    guard let reading = readings.first else { throw .noScheduler }
    guard readings.count == 1 else {
      throw .severalSchedulers(readings.map(\.source))
    }
    let total = try reading.count(expected: count)
    let number = try reading.number()
    guard let shard = Shard(number, of: total) else {
      throw .unsuitable(
        source: reading.source,
        reason: "there is no part \(number) of \(total), counted from 1")
    }
    self.shard = shard
    source = reading.source
  }

  /// What one scheduler's variables say.
  private struct Reading {
    let scheduler: Scheduler
    let index: String?
    let total: String?
    let first: String?
    let step: String?

    /// Nil if the scheduler says nothing.
    init?(_ scheduler: Scheduler, _ variable: (String) -> String?) {
      func value(_ name: String?) -> String? {
        name.flatMap(variable).flatMap { $0.isEmpty ? nil : $0 }
      }
      self.scheduler = scheduler
      index = value(scheduler.indexVariable)
      let total = value(scheduler.countVariable)
      self.total = total
      first = value(scheduler.firstVariable)
      step = value(scheduler.stepVariable)
      // GitLab says that there is one part where there is no index, which is no split.
      if index == nil, total == nil || total == "1" { return nil }
    }

    /// `Slurm job array: SLURM_ARRAY_TASK_ID=3, SLURM_ARRAY_TASK_COUNT=10`.
    var source: String {
      let pairs = [
        (scheduler.indexVariable, index), (scheduler.countVariable, total),
        (scheduler.firstVariable, first), (scheduler.stepVariable, step),
      ]
      let set = pairs.compactMap { name, value in
        name.flatMap { name in value.map { "\(name)=\(PrintableText.line($0))" } }
      }
      return "\(scheduler.name): \(set.joined(separator: ", "))"
    }

    func count(expected: Int?) throws(ShardError) -> Int {
      guard let variable = scheduler.countVariable else {
        guard let expected else { throw .countNeeded(source: source) }
        return expected
      }
      guard let total else { throw .halfSet(source: source, missing: variable) }
      let count = try whole(total, variable)
      if let expected, expected != count {
        throw .unsuitable(
          source: source, reason: "--shards says \(expected); was only a part of them started?")
      }
      return count
    }

    /// Counted from 1.
    func number() throws(ShardError) -> Int {
      guard let index else { throw .halfSet(source: source, missing: scheduler.indexVariable) }
      let place = try whole(index, scheduler.indexVariable)
      let (number, overflow) = place.subtractingReportingOverflow(try firstIndex() - 1)
      guard !overflow else { throw .unsuitable(source: source, reason: "\(place) is no index") }
      return number
    }

    /// An array that starts elsewhere or has gaps may be a part of another one that was started
    /// again, whose parts must stay what they were.
    private func firstIndex() throws(ShardError) -> Int {
      if let firstIndex = scheduler.firstIndex { return firstIndex }
      let names = [scheduler.firstVariable, scheduler.stepVariable].compactMap(\.self)
      guard let first else { throw .halfSet(source: source, missing: names[0]) }
      guard ["0", "1"].contains(first), step ?? "1" == "1" else {
        throw .unsuitable(
          source: source, reason: "the array must start at 0 or 1 and go on in steps of 1")
      }
      return first == "0" ? 0 : 1
    }

    private func whole(_ text: String, _ variable: String) throws(ShardError) -> Int {
      guard text.utf8.allSatisfy(Byte.isDigit), let number = Int(text) else {
        throw .unsuitable(source: source, reason: "\(variable) is no whole number")
      }
      return number
    }
  }
}
