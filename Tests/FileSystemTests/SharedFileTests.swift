// SPDX-License-Identifier: MIT

import FileSystem
import TestSupport
import Testing

@Suite struct SharedFileTests {
  @Test("No line is lost or torn where some append and others replace the file")
  func losesNothing() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "lines")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            try OutputFile.append(Array("line \(writer) \(number)\n".utf8), to: path)
          }
        }
      }
      for _ in 0..<2 {
        group.addTask { for _ in 0..<20 { try Self.replace(path) } }
      }
      try await group.waitForAll()
    }
    let lines = try folder.text(of: "lines").split(separator: "\n")
    let expected = (0..<4).flatMap { writer in (0..<50).map { "line \(writer) \($0)" } }
    #expect(lines.map(String.init).sorted() == expected.sorted())
  }

  /// Puts a new file with the same content in the place of the old one.
  private static func replace(_ path: String) throws {
    let lock = try SharedFile(lockedAt: path)
    let content = try InputFile.read(path, limit: 1 << 20)
    let file = try AtomicFile(path: path, existing: .replace, files: TemporaryFiles())
    try file.write(content)
    try file.commit()
    try lock.close()
  }

  @Test("The lock of a killed program holds nobody up")
  func survivesKill() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "lines")
    let run = try ChildProcess.shell(
      "(exec 9>> lines; flock 9; touch locked; while :; do :; done) & "
        + "until [ -e locked ]; do :; done; kill -KILL $!; wait $!; true",
      in: folder.path)
    #expect(run.status == 0)
    try OutputFile.append(Array("line\n".utf8), to: path)
    #expect(try folder.text(of: "lines") == "line\n")
  }
}
