// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Signals, pipes and descriptors: what the tool does as a process among others.
@Suite struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(), to: "small.json")
    try folder.write("old", to: "long.gif")
    try folder.write("old", to: "long.mp4")
  }

  /// Starts a render that would take minutes, and waits until it is at work.
  private static let longRender = """
    $zoetrope render heart-fountain -o long.gif -o long.mp4 --duration 60 --scale 2 -q &
    until ls -A | grep -q part$; do sleep 0.01; done
    sleep 0.2

    """

  /// All files, without those of the test itself.
  private func clips() throws -> [String] {
    try folder.contents().filter { $0 != "small.json" }
  }

  @Test(
    "A signal ends a render with its code, a message and the old files intact",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func stops(signal: String, code: Int32) throws {
    // A shell ignores interrupts for what it starts in the background; env gives them back.
    let script = Self.longRender.replacing(
      "$zoetrope render", with: "env --default-signal=INT $zoetrope render")
    let run = try ToolBinary.shell(script + "kill -\(signal) $!; wait $!", in: folder)
    #expect(run.status == code)
    #expect(run.errors.contains("Stopped; unfinished files are removed"))
    #expect(try clips() == ["long.gif", "long.mp4"])
    #expect(try folder.text(of: "long.gif") == "old")
    #expect(try folder.text(of: "long.mp4") == "old")
  }

  @Test("What was ignored at the start stays ignored", arguments: ["INT", "HUP"])
  func staysIgnored(signal: String) throws {
    let run = try ToolBinary.shell(
      """
      trap '' \(signal)
      \(Self.longRender)
      kill -\(signal) $!
      sleep 0.3
      kill -TERM $!; wait $!
      """, in: folder)
    #expect(run.status == 143)
    #expect(try clips() == ["long.gif", "long.mp4"])
  }

  @Test("What a killed run leaves is removed by the next, and hurts nobody")
  func cleansUp() throws {
    let killed = try ToolBinary.shell(Self.longRender + "kill -KILL $!; wait $!", in: folder)
    #expect(killed.status == 137)
    #expect(try folder.text(of: "long.gif") == "old")
    #expect(try folder.text(of: "long.mp4") == "old")
    #expect(try clips().count { $0.hasSuffix(".part") } == 2)
    let next = try ToolBinary.shell(
      "$zoetrope render small.json -o long.gif -o long.mp4", in: folder)
    #expect(next.status == 0)
    #expect(try clips() == ["long.gif", "long.mp4"])
  }

  @Test("The files of a run at work are left alone by another")
  func respectsLiving() throws {
    let run = try ToolBinary.shell(
      Self.longRender + """
        $zoetrope render small.json -o long.gif -q || exit 1
        ls -A | grep -c part$
        kill -TERM $!; wait $!
        """, in: folder)
    #expect(run.status == 143)
    #expect(run.output == "2\n")
  }

  @Test("Many runs for one name leave one whole file")
  func manyRuns() throws {
    let run = try ToolBinary.shell(
      """
      for n in 1 2 3 4 5 6; do $zoetrope render small.json -o a.gif -q & done; wait
      $zoetrope render small.json -o b.gif -q
      cmp a.gif b.gif
      """, in: folder)
    #expect(run.status == 0)
    #expect(try clips() == ["a.gif", "b.gif", "long.gif", "long.mp4"])
  }

  @Test("Of many runs that must not replace, one wins")
  func oneWins() throws {
    let run = try ToolBinary.shell(
      """
      for n in 1 2 3 4; do
        { $zoetrope render small.json -o a.gif -q --no-overwrite 2> /dev/null; echo $?; } &
      done
      wait
      """, in: folder)
    #expect(run.output.split(separator: "\n").sorted() == ["0", "73", "73", "73"])
    #expect(try clips() == ["a.gif", "long.gif", "long.mp4"])
  }

  @Test(
    "A pipe that closes ends the tool quietly",
    arguments: [
      "$zoetrope trace heart-fountain", "$zoetrope frames heart-fountain --format rgba -o - -q",
      "$zoetrope render small.json -o - --format gif -q",
    ])
  func closedPipe(command: String) throws {
    // The reader is gone before the first byte is written.
    let run = try ToolBinary.shell("\(command) | true; echo ${PIPESTATUS[0]}", in: folder)
    let slow = try ToolBinary.shell(
      "{ sleep 0.2; \(command); echo $? >&2; } | true", in: folder)
    #expect(["141\n", "0\n"].contains(run.output))
    #expect(slow.errors == "141\n")
    #expect(run.errors.isEmpty)
  }

  @Test(
    "Closed streams do not end up in the output", arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closedStreams(redirection: String) throws {
    let run = try ToolBinary.shell(
      """
      $zoetrope render small.json -o a.gif -q
      $zoetrope render small.json -o b.gif \(redirection)
      echo $?
      cmp a.gif b.gif
      """, in: folder)
    #expect(run.output == "0\n")
    #expect(run.status == 0)
  }

  @Test(
    "Data for a stream that is closed or full is an error",
    arguments: [">&-", "> /dev/full"],
    [
      "list", "--version", "render small.json -o - --format mp4 -q",
      "render small.json -o a.gif --json",
    ])
  func lostData(redirection: String, command: String) throws {
    let run = try ToolBinary.shell("$zoetrope \(command) \(redirection)", in: folder)
    #expect(run.status == 74)
    #expect(run.errors.contains("Error: cannot write to 'standard output'"))
  }

  @Test("Too few descriptors end the tool with a word", arguments: [4, 8, 12])
  func fewDescriptors(count: Int) throws {
    let run = try ToolBinary.shell(
      "ulimit -n \(count); exec $zoetrope render small.json -o a.gif", in: folder)
    #expect(run.status == 75)
    #expect(run.errors.hasPrefix("Error: the system lets this process open too few files"))
  }

  @Test("Messages that nobody can read are no failure")
  func lostMessages() throws {
    let run = try ToolBinary.shell("$zoetrope render small.json -o a.gif 2> /dev/full", in: folder)
    #expect(run.status == 0)
  }

  @Test("Off a terminal there are no control codes")
  func plainMessages() throws {
    let run = try ToolBinary.shell("$zoetrope render small.json -o a.gif", in: folder)
    #expect(run.errors.hasPrefix("wrote a.gif: "))
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r"))
  }

  @Test("The frames do not depend on what the processor can do, nor on an environment")
  func sameFrames() throws {
    let run = try ToolBinary.shell(
      """
      frames="$zoetrope frames sparkle-button --duration 0.6 --format rgba -o - -q"
      export GLIBC_TUNABLES=
      $frames | sha256sum
      GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2 $frames | sha256sum
      $frames --jobs 1 | sha256sum
      env -i LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu $frames | sha256sum
      """, in: folder)
    #expect(Set(run.output.split(separator: "\n")).count == 1)
    #expect(run.output.split(separator: "\n").count == 4)
  }
}
