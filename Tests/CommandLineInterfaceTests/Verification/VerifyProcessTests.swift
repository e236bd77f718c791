// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Verification as a process: on disks that are closed or full, with other processors and settings.
@Suite struct VerifyProcessTests {
  private static let isRoot = (try? ChildProcess.shell("id -u"))?.output == "0\n"

  @Test(
    "A folder that cannot be written is verified, and a golden that cannot be read has its code",
    .enabled(if: VerifyProcessTests.isRoot, "becoming somebody else needs root"))
  func readOnly() async throws {
    let goldens = try await GoldenFolder()
    let run = try ToolBinary.shell(
      """
      chmod 755 .; cp $zoetrope .; chmod 444 one.json Golden/*; chmod 555 Golden; chmod 555 .
      other="setpriv --reuid=65534 --regid=65534 --clear-groups ./zoetrope"
      $other verify . || exit 1
      chmod 000 Golden/one.framehash; $other verify . -q; echo $?
      chmod 000 Golden; $other verify . -q 2>&1; echo $?
      """, in: goldens.folder)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "same     one.json: 6 frames")
    #expect(lines.filter { $0 == "77" }.count == 2)
    #expect(run.output.contains("Permission denied"))
  }

  @Test("A report that cannot be written is an error, and nothing else is written")
  func fullDisk() async throws {
    let goldens = try await GoldenFolder()
    let before = try goldens.listing()
    for reporter in ["text", "json", "junit", "github"] {
      let run = try ToolBinary.shell(
        "$zoetrope verify . --reporter \(reporter) > /dev/full", in: goldens.folder)
      #expect(run.status == 74)
      #expect(run.errors == "Error: cannot write to 'standard output': No space left on device\n")
    }
    #expect(try goldens.listing() == before)
  }

  @Test("A golden that cannot be written is an error with a code of its own")
  func cannotRecord() async throws {
    let goldens = try await GoldenFolder()
    let run = try ToolBinary.shell(
      """
      $zoetrope verify . --golden no/where --record missing; echo $?
      { ulimit -f 0; $zoetrope verify . --golden Other --record missing; echo $?; ls -A Other; } | cat
      """, in: goldens.folder)
    #expect(run.output.contains("cannot create the folder 'no/where'"))
    #expect(run.output.contains("\n73\n"))
    #expect(run.output.hasSuffix("\n74\n"))
  }

  @Test("One golden holds for any jobs, language, time zone and processor")
  func everywhere() async throws {
    let goldens = try await GoldenFolder()
    let run = try ToolBinary.shell(
      """
      verify="$zoetrope verify ."
      for jobs in 1 2 8; do $verify --jobs $jobs || exit 1; done
      export GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2; $verify || exit 2
      env -i LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu $verify || exit 3
      """, in: goldens.folder)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count { $0 == "same     one.json: 6 frames" } == 5)
  }

  @Test("A reader that goes away ends the run quietly")
  func closedPipe() async throws {
    let goldens = try await GoldenFolder()
    let run = try ToolBinary.shell(
      "{ sleep 0.2; $zoetrope verify .; echo $? >&2; } | true", in: goldens.folder)
    #expect(run.errors == "141\n")
  }
}
