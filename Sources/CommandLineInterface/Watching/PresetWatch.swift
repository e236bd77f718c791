// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// `zoetrope render --watch`: makes clips again whenever a preset, or one that it extends, is saved.
struct PresetWatch {
  private let request: RenderRequest
  private let console: Console
  private let display: WatchDisplay
  private let making: WatchMaking

  init(_ request: RenderRequest, on console: Console, files: TemporaryFiles) {
    self.request = request
    self.console = console
    display = WatchDisplay(on: console, isQuiet: request.running.isQuiet)
    making = WatchMaking(
      Exporter(files: files, existing: .replace, jobs: request.running.jobs), display)
  }

  /// Runs until a signal ends the process.
  ///
  /// - Throws: What no save can mend.
  func run() async throws -> Never {
    let saved = try SavedFiles()
    _ = try saved.follow(request.presets)
    var plan = try plan(saved)
    if let failure = plan.failures.first(where: { !Self.isMendedBySaving($0) }) { throw failure }
    if plan.failures.isEmpty { try request.checkEffects(on: plan.clips) }
    display.say("watching \(Self.list(of: plan.paths)); Ctrl-C ends")
    while true {
      show(plan, saved)
      plan = try await makeUntilChanged(plan, saved)
    }
  }

  /// Makes `plan` and waits until something else is asked for.
  private func makeUntilChanged(
    _ plan: WatchPlan, _ saved: SavedFiles
  ) async throws -> WatchPlan {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await making.make(plan) }
      while true {
        try await saved.next()
        let next = try self.plan(saved)
        if making.isBusy, next.isSame(as: plan) { continue }
        group.cancelAll()
        return next
      }
    }
  }

  /// What the files ask for now; those that it depends on are followed.
  private func plan(_ saved: SavedFiles) throws -> WatchPlan {
    while true {
      let plan = read()
      if try !saved.follow(plan.paths) { return plan }
    }
  }

  private func read() -> WatchPlan {
    var plan = WatchPlan()
    for word in request.presets {
      do {
        let (clips, paths) = try request.clips(of: word, on: console)
        plan.clips += clips
        plan.paths += paths
      } catch {
        plan.failures.append(error)
        plan.paths += PresetLoader.paths(of: word)
      }
    }
    do {
      try request.checkOutputs(of: plan.clips, readFrom: plan.paths)
    } catch {
      plan.failures.append(error)
      plan.clips = []
    }
    return plan
  }

  private func show(_ plan: WatchPlan, _ saved: SavedFiles) {
    display.clearErrors()
    for folder in saved.goneFolders.sorted() {
      display.fail("the folder '\(folder)' is gone; it is waited for")
    }
    for failure in plan.failures { display.fail("\(failure)") }
  }

  /// Whether `error` is about what stands in a preset, or in one that it extends.
  private static func isMendedBySaving(_ error: any Error) -> Bool {
    error is UnreadableBase || (error is PresetErrors && ExitCode(for: error) == .badPreset)
  }

  private static func list(of paths: [String]) -> String {
    var seen: Set<String> = []
    let files = paths.filter { seen.insert($0).inserted }
    return files.count <= 4
      ? files.map { "'\($0)'" }.joined(separator: ", ") : "\(files.count) files"
  }
}
