// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

/// Batches as processes: killed, side by side, and started by schedulers.
@Suite struct BatchProcessTests {
  @Test("The scheduler's variables choose the part, and the choice is told")
  func readsEnvironment() throws {
    let batch = try BatchFolder()
    let run = try ToolBinary.shell(
      "CI_NODE_INDEX=2 CI_NODE_TOTAL=3 $zoetrope batch Presets --shard auto --list",
      in: batch.folder)
    #expect(run.status == 0)
    #expect(run.output == "Presets/b.json\n")
    #expect(run.errors.contains("shard 2/3, from GitLab parallel job: CI_NODE_INDEX=2"))
  }

  @Test(
    "What the variables leave open is refused",
    arguments: ["", "CI_NODE_INDEX=2", "CI_NODE_TOTAL=3", "PARALLEL_SEQ=1 CI_NODE_TOTAL=2"])
  func refusesEnvironment(variables: String) throws {
    let batch = try BatchFolder()
    let run = try ToolBinary.shell(
      "\(variables) $zoetrope batch Presets --shard auto --out-dir Clips", in: batch.folder)
    #expect(run.status == 64)
    for name in variables.split(separator: " ").compactMap({ $0.split(separator: "=").first }) {
      #expect(run.errors.contains(name))
    }
    #expect(try batch.folder.contents() == ["Presets"])
  }

  @Test("A killed batch leaves whole files alone, and the next makes what is missing")
  func survivesKill() async throws {
    let batch = try BatchFolder((0..<12).map { "clip\($0)" })
    let killed = try ToolBinary.shell(
      """
      $zoetrope batch Presets --out-dir Clips --jobs 2 -q &
      until [ -s Clips/zoetrope-manifest.jsonl ] && grep -q output Clips/*.jsonl; do :; done
      kill -KILL $!; wait $!
      """, in: batch.folder)
    #expect(killed.status == 137)
    let left = try batch.clips().filter { !$0.key.hasPrefix(".") }
    let next = await batch.run("--incremental", "--json")
    #expect(next.code == .success)
    let clips = try batch.clips()
    #expect(clips.keys.allSatisfy { !$0.hasPrefix(".") } && clips.count == 24)
    for (name, content) in left { #expect(clips[name] == content) }
    #expect(try BatchFolder.made(next).count >= 24 - left.count)
  }

  @Test("Two batches at once in one folder leave whole files and a manifest that fits")
  func races() throws {
    let batch = try BatchFolder()
    let run = try ToolBinary.shell(
      """
      $zoetrope batch Presets --out-dir Clips -q & first=$!
      $zoetrope batch Presets --out-dir Clips -q || exit 1
      wait $first || exit 2
      $zoetrope batch Presets --out-dir Clips -q --incremental || exit 3
      $zoetrope manifest verify Clips
      """, in: batch.folder)
    #expect(run.status == 0)
    #expect(run.errors == "6 as recorded, 0 not\n")
  }

  @Test("A crash ends a batch with 70 and the presets at hand, and the next makes what is missing")
  func tellsCrash() async throws {
    let batch = try BatchFolder((0..<6).map { "clip\($0)" })
    let long = SmallPreset.text(name: "long")
      .replacing("\"duration\": 0.3", with: "\"duration\": 240")
      .replacing("\"scale\": 1", with: "\"scale\": 40")
    try batch.write(long, to: "long")
    let crashed = try ToolBinary.shell(
      """
      $zoetrope batch Presets --out-dir Clips --jobs 1 -q &
      until ls -A Clips 2> /dev/null | grep -q '^.long.*part$'; do sleep 0.01; done
      kill -SEGV $!; wait $!
      """, in: batch.folder)
    #expect(crashed.status == 70)
    #expect(crashed.errors.hasPrefix("Error: Zoetrope itself failed, which is a bug; "))
    #expect(crashed.errors.contains("it was making:\n  Presets/long.json (long)\n"))
    try batch.write(SmallPreset.text(name: "long"), to: "long")
    let next = await batch.run("--incremental", "--json")
    #expect(next.code == .success)
    #expect(try BatchFolder.made(next) == ["long.gif", "long.mp4"])
    #expect(try batch.clips().keys.allSatisfy { !$0.hasPrefix(".") })
  }
}
