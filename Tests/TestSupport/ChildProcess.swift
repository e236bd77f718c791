// SPDX-License-Identifier: MIT

import Foundation

/// Runs another program and waits for it.
package enum ChildProcess {
  package struct Outcome: Sendable {
    /// Exit status; 128 + n if signal n ended it.
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Runs `script` in a shell, in `folder`, with `arguments` as $1, $2, ...
  package static func shell(
    _ script: String, _ arguments: [String] = [], in folder: String = "/"
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, "bash"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let outputs = try TemporaryFolder()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try file(outputs, "output")
    process.standardError = try file(outputs, "errors")
    try process.run()
    process.waitUntilExit()
    let died = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (died ? 128 : 0),
      output: try outputs.text(of: "output"), errors: try outputs.text(of: "errors"))
  }

  private static func file(_ folder: TemporaryFolder, _ name: String) throws -> FileHandle {
    try folder.write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path(of: name)))
  }
}
