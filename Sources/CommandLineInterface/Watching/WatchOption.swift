// SPDX-License-Identifier: MIT

import FileSystem

/// The option `--watch`, and what it does not go together with.
enum WatchOption {
  static let watch = Option<Bool>.flag(
    "watch",
    "Render again whenever a preset, or one that it extends, is saved; show its errors and keep "
      + "the last good clip; Ctrl-C ends")

  /// Refuses a watch that could never end or never begin; `writesJSON` says that a document at the
  /// end was asked for.
  static func check(_ request: RenderRequest, writesJSON: Bool) throws(UsageError) {
    if request.presets.contains("-") {
      throw .conflict(
        "--watch waits until a file is saved, and standard input is none; give the preset's file")
    }
    if let name = request.presets.first(where: { !PresetLoader.isFile($0) }) {
      throw .conflict(
        "--watch waits until a file is saved, and '\(name)' is inside the program; give a preset of "
          + "your own, such as one that extends it")
    }
    if request.choice.streamFormat != nil {
      throw .conflict(
        "--watch makes a clip again and again, and '-o -' is one stream; give -o a file")
    }
    if writesJSON {
      throw .conflict("--json writes a document at the end, and --watch has none; leave one out")
    }
    if request.running.existing == .refuse {
      throw .conflict("--watch replaces the clips that it made; leave out --no-overwrite")
    }
  }
}
