// SPDX-License-Identifier: MIT

import Export
import FileSystem

/// Which files clips go to, by the options and else by the preset.
struct OutputChoice: Sendable {
  private let files: [String]
  private let folder: String
  private let formats: [OutputFormat]
  /// The format of a clip that goes to standard output; nil if it goes to files.
  let streamFormat: OutputFormat?

  /// The files that presets name, here.
  static let ofPreset = OutputChoice()

  private init() {
    files = []
    folder = "."
    formats = []
    streamFormat = nil
  }

  init(
    files: [String], folder: String?, formats names: [String], presetCount: Int
  ) throws(UsageError) {
    self.files = files
    self.folder = folder ?? "."
    formats = names.compactMap(OutputFormatCatalog.format(named:))
    if !files.isEmpty, folder != nil {
      throw .conflict("-o names the file and --out-dir a folder for all; leave one out")
    }
    if !files.isEmpty, presetCount > 1 {
      throw .conflict("-o is for one preset, \(presetCount) were given; use --out-dir instead")
    }
    if !files.isEmpty, formats.count > 1 {
      throw .conflict("--format may be repeated only without -o")
    }
    guard files.contains("-") else {
      streamFormat = nil
      return
    }
    guard files.count == 1 else {
      throw .conflict("'-o -' takes no other output beside it; run the tool twice")
    }
    guard let format = formats.first else {
      let names = OutputFormatCatalog.all.map(\.name).joined(separator: ", ")
      throw .conflict("'-o -' has no ending; add --format with one of \(names)")
    }
    streamFormat = format
  }

  /// Refuses a file for one clip if there are `count` variants of the preset.
  func check(variantCount count: Int) throws(UsageError) {
    guard count > 1, !files.isEmpty else { return }
    throw .conflict(
      "-o is for one clip, and the preset has \(count) variants; use --out-dir, or choose one with "
        + "--variant")
  }

  func outputs(of resolved: ResolvedPreset) throws(ExportError) -> [ClipOutput] {
    if files.isEmpty, !formats.isEmpty {
      return formats.map { format in
        let name = "\(resolved.clipName).\(format.fileExtensions[0])"
        return ClipOutput(path: PathParts.joined(folder, name), format: format)
      }
    }
    let paths = files.isEmpty ? resolved.preset.outputs.map { PathParts.joined(folder, $0) } : files
    var outputs: [ClipOutput] = []
    for path in paths {
      let fileExtension = PathParts(path).fileExtension
      guard
        let format = formats.first
          ?? fileExtension.flatMap(OutputFormatCatalog.format(forExtension:))
      else {
        throw .unknownFormat(path: path, known: OutputFormatCatalog.fileExtensions)
      }
      outputs.append(ClipOutput(path: path, format: format))
    }
    return outputs
  }
}
