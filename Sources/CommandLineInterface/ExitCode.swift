// SPDX-License-Identifier: MIT

/// What the tool's exit status means to a script; the numbers above 63 are sysexits.h's.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// Everything was compared, and something is not as it was recorded, or was just recorded.
  case differs = 1
  /// Some of several clips could not be made.
  case someFailed = 3
  /// The command line is wrong.
  case usage = 64
  /// A preset, a golden or a clip is not what it must be.
  case badPreset = 65
  /// An input is not there or cannot be read as a file.
  case noInput = 66
  /// An encoder is missing in the libraries.
  case encoderMissing = 69
  /// A bug in the tool or a library.
  case internalError = 70
  /// An output cannot be created: it exists, is a folder, has no folder.
  case cannotCreate = 73
  /// The disk is full or broken.
  case inputOutput = 74
  /// The system refuses for now what it usually gives.
  case temporary = 75
  /// The user may not.
  case permission = 77
  case hangUp = 129
  case interrupted = 130
  /// Whoever read standard output went away.
  case closedPipe = 141
  case terminated = 143
}
