// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

/// What `render --watch` does about presets that are broken or gone, and about ends.
@Suite struct WatchFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(name: "clip"), to: "clip.json")
    // Minutes of work.
    try folder.write(
      SmallPreset.text(name: "clip", extra: #""seed": 1,"#)
        .replacing(#""scale": 1"#, with: #""scale": 40"#)
        .replacing(#""duration": 0.3"#, with: #""duration": 240"#), to: "long.txt")
  }

  @Test("A broken save is told with its place and leaves the last clip, until the next good one")
  func keepsLastClip() throws {
    let run = try WatchRun.shell(
      """
      watch clip.json
      await 'rendered clip in '
      cp clip.json good.txt
      sha256sum clip.gif clip.mp4 > before
      echo ']' >> clip.json
      await 'Error: clip.json:8:2: "]" where the end should be'
      sed 's/"ball"/"bell"/' good.txt > clip.json
      await 'did you mean "ball"?'
      rm clip.json
      await "Error: cannot read 'clip.json': No such file or directory"
      sha256sum --check --quiet before && echo 'the last clip'
      cat good.txt > clip.json
      await 'unchanged; nothing to render'
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(run.output.contains("the last clip\n"))
    #expect(run.output.contains("Stopped; unfinished files are removed"))
  }

  @Test("A preset that is broken at the start is waited for, and so is a base that is not there")
  func waitsForFirst() throws {
    try folder.write(#"{ "zoetrope": 1, "extends": "base.json" }"#, to: "child.json")
    let run = try WatchRun.shell(
      """
      watch child.json
      await "cannot read 'base.json'"
      echo '{' > base.json
      await 'Error: base.json:1:1: "{" is never closed'
      mv clip.json base.json
      await 'rendered child in '
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
  }

  @Test("A save during a render drops it, and the newest is made")
  func startsAgain() throws {
    let run = try WatchRun.shell(
      """
      watch clip.json
      await 'rendered clip in '
      sha256sum clip.gif clip.mp4 > before
      cp clip.json good.txt
      cat long.txt > clip.json
      await_part
      sha256sum --check --quiet before && echo 'the last clip'
      sed 's/"ball": 4/"ball": 5/' good.txt > clip.json
      await 'changed again; what was begun is dropped'
      await 'rendered clip in ' 2
      ls -A | grep part$
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(run.output.contains("the last clip\n"))
    #expect(!run.output.contains(".part"))
  }

  @Test(
    "A signal during a render leaves nothing of it",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func leavesNothing(signal: String, code: Int32) throws {
    let run = try WatchRun.shell(
      """
      watch clip.json
      await 'rendered clip in '
      sha256sum clip.gif clip.mp4 > before
      cat long.txt > clip.json
      await_part
      kill -\(signal) $watcher; wait $watcher; echo "ended with $?"
      sha256sum --check --quiet before && echo 'the last clip'
      """, in: folder)
    #expect(run.output.contains("ended with \(code)\nthe last clip\n"), "\(run.output)")
    #expect(
      try folder.contents() == ["before", "clip.gif", "clip.json", "clip.mp4", "log", "long.txt"])
  }

  @Test("A folder that goes is told, and waited for")
  func folderGoes() throws {
    let run = try WatchRun.shell(
      """
      mkdir Presets && mv clip.json Presets
      watch Presets/clip.json
      await 'rendered clip in '
      mv Presets Away
      await "Error: the folder 'Presets' is gone; it is waited for"
      sed -i 's/"ball": 4/"ball": 5/' Away/clip.json
      mv Away Presets
      await 'rendered clip in ' 2
      sed -i 's/"ball": 5/"ball": 6/' Presets/clip.json
      await 'rendered clip in ' 3
      rm -r Presets
      await "the folder 'Presets' is gone" 2
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
  }

  @Test("An output that cannot be made is told, and tried again at the next save")
  func outputFails() throws {
    let run = try WatchRun.shell(
      """
      mkdir Clips
      watch clip.json --out-dir Clips
      await 'rendered clip in '
      rm -r Clips
      touch clip.json
      await "Error: cannot open the folder 'Clips'"
      mkdir Clips
      touch clip.json
      await 'rendered clip in ' 2
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
  }

  @Test(
    "Watches that the system refuses are an error that says so",
    arguments: [
      ("instances", "lets no more programs watch files"),
      ("watches", "lets no more folders be watched"),
    ])
  func limits(name: String, message: String) throws {
    // In a name space of its own a user has limits of its own.
    let run = try ToolBinary.shell(
      """
      export zoetrope
      unshare -Ur true 2> /dev/null || exit 0
      exec unshare -Ur bash -c '
        echo 0 > /proc/sys/user/max_inotify_\(name) && exec $zoetrope render --watch clip.json'
      """, in: folder)
    try #require([0, 75].contains(run.status))
    #expect(run.status == 0 || run.errors.contains(message))
  }

  @Test(
    "What a watch cannot be of is refused with the reason",
    arguments: [
      ("-", "standard input is none"), ("ball-loader", "inside the program"),
      ("clip.json -o - --format gif", "'-o -' is one stream"),
      ("clip.json --json", "--watch has none"), ("clip.json --no-overwrite", "--watch replaces"),
    ])
  func refuses(words: String, message: String) async throws {
    let run = await ToolRun(["render", "--watch"] + words.split(separator: " ").map(String.init))
    #expect(run.code == .usage)
    #expect(run.messages.contains(message))
  }

  @Test("A preset that is not there at the start is an error, not waited for")
  func refusesMissing() async throws {
    let run = await ToolRun(["render", "--watch", folder.path(of: "none.json")])
    #expect(run.code == .noInput)
  }
}
