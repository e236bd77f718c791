// SPDX-License-Identifier: MIT

import Foundation

/// An independent program that judges what was written.
struct Program {
  let path: String

  static let ffprobe = Program(named: "ffprobe")
  static let ffmpeg = Program(named: "ffmpeg")
  static let mount = Program(named: "mount")
  static let unmount = Program(named: "umount")

  /// Finds the program in the folders of `PATH`; nil if it is not installed.
  init?(named name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let candidates = folders.map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  struct Failure: Error {
    let program: String
    let arguments: [String]
    let status: Int32
  }

  /// Runs the program and returns what it wrote to its standard output.
  @discardableResult
  func output(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: path, arguments: arguments, status: process.terminationStatus)
    }
    return [UInt8](data)
  }
}
