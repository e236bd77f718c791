// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The built program, for what can only be seen from outside.
enum ToolBinary {
  /// It is built beside the tests.
  static var path: String {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let path = folder.appendingPathComponent("zoetrope").path
      try #require(
        FileManager.default.isExecutableFile(atPath: path), "the tests need the program: \(path)")
      return path
    }
  }

  /// Runs `script` in `folder`, with the program as $zoetrope.
  static func shell(
    _ script: String, in folder: TemporaryFolder
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.shell("zoetrope='\(path)'\n\(script)", in: folder.path)
  }
}
