// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Disks that are full or closed.
///
/// Tests that need to mount, or to become somebody else, skip where they may not.
@Suite struct DiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(), to: "small.json")
  }

  /// Whether this machine lets the tests mount; told by trying.
  private static let canMount =
    (try? ChildProcess.shell(
      "d=$(mktemp -d); mount -t tmpfs x $d && umount $d; s=$?; rmdir $d; exit $s"))?
    .status == 0
  private static let isRoot = (try? ChildProcess.shell("id -u"))?.output == "0\n"

  @Test(
    "A full disk fails with 74, wherever it fills up, and the old file stays",
    .enabled(if: DiskTests.canMount, "mounting a small disk needs root"),
    arguments: ["gif", "mp4"])
  func fullDisk(format: String) throws {
    // Sizes from nothing to more than enough: it fills up at the start, in the middle, at the end.
    let run = try ToolBinary.shell(
      """
      $zoetrope render small.json -o reference.\(format) -q || exit 1
      mkdir disk
      for pages in 1 2 3 4 5 6 8; do
        mount -t tmpfs -o size=$((pages * 4096)) x disk || exit 1
        echo old > disk/a.\(format)
        $zoetrope render small.json -o disk/a.\(format) -q 2> message
        status=$?
        if [ $status = 0 ]; then
          cmp disk/a.\(format) reference.\(format) || exit 1
        else
          [ $status = 74 ] || exit 2
          grep -q 'No space left on device' message || exit 3
          [ "$(cat disk/a.\(format))" = old ] || exit 4
        fi
        [ "$(ls -A disk)" = a.\(format) ] || exit 5
        umount disk
        echo $status
      done
      """, in: folder)
    _ = try ChildProcess.shell("umount disk", in: folder.path)
    #expect(run.status == 0)
    let codes = run.output.split(separator: "\n")
    #expect(codes.first == "74")
    #expect(codes.last == "0")
  }

  @Test(
    "A read-only disk fails with 73 before any work",
    .enabled(if: DiskTests.canMount, "mounting needs root"))
  func readOnlyDisk() throws {
    let run = try ToolBinary.shell(
      """
      mkdir disk; mount -t tmpfs -o ro x disk || exit 1
      $zoetrope render heart-fountain --duration 60 --scale 4 --out-dir disk -q
      status=$?; umount disk; exit $status
      """, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.contains("Read-only file system"))
  }

  @Test(
    "A limit on the size of files fails with 74 and not by a signal", arguments: ["gif", "mp4"])
  func fileSizeLimit(format: String) throws {
    let run = try ToolBinary.shell(
      "ulimit -f 0; exec $zoetrope render small.json -o a.\(format) -q", in: folder)
    #expect(run.status == 74)
    #expect(try folder.contents() == ["small.json"])
  }

  @Test(
    "A folder that may not be written fails with 77 before any work",
    .enabled(if: DiskTests.isRoot, "becoming somebody else needs root"))
  func forbiddenFolder() throws {
    let run = try ToolBinary.shell(
      """
      chmod 755 .; mkdir -m 555 closed
      cp $zoetrope small.json closed; chmod 644 closed/small.json
      setpriv --reuid=65534 --regid=65534 --clear-groups \\
        closed/zoetrope render closed/small.json --out-dir closed -q
      """, in: folder)
    #expect(run.status == 77)
    #expect(run.errors.contains("Permission denied"))
  }

  @Test(
    "A preset that may not be read fails with 77",
    .enabled(if: DiskTests.isRoot, "becoming somebody else needs root"))
  func forbiddenPreset() throws {
    let run = try ToolBinary.shell(
      """
      chmod 755 .; cp $zoetrope .; chmod 000 small.json
      setpriv --reuid=65534 --regid=65534 --clear-groups ./zoetrope render small.json -o /tmp/a.gif
      """, in: folder)
    #expect(run.status == 77)
  }

  @Test("The rights of a new file follow the umask", arguments: [("077", "600"), ("000", "666")])
  func umask(mask: String, rights: String) throws {
    let run = try ToolBinary.shell(
      "umask \(mask); $zoetrope render small.json -o a.gif -q; stat -c %a a.gif", in: folder)
    #expect(run.output == rights + "\n")
  }

  @Test("A current folder that is gone is an error")
  func goneFolder() throws {
    let run = try ToolBinary.shell(
      "mkdir gone; cd gone; rmdir ../gone; $zoetrope render ../small.json -o a.gif", in: folder)
    #expect(run.status != 0)
    #expect(run.errors.contains("Error: cannot"))
  }
}
