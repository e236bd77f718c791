// SPDX-License-Identifier: MIT

/// Why a batch cannot start, or one of its items cannot be made.
package enum BatchError: Error, Hashable {
  /// An output and the preset that makes it.
  package struct PresetOutput: Hashable, Sendable {
    package let name: String
    package let place: String

    package init(name: String, place: String) {
      self.name = name
      self.place = place
    }
  }

  /// There is not one preset.
  case emptyList(String)
  case listNotUTF8(list: String, entry: Int)
  /// Outputs that would be one file; `others` more pairs are alike.
  case collision(PresetOutput, PresetOutput, others: Int)
  case unsafeName(String, of: String, objection: String)
  /// The preset is not what it was when the batch was planned.
  case presetChanged(String)
}

extension BatchError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyList(let list):
      "there is no preset in \(list)"
    case .listNotUTF8(let list, let entry):
      "entry \(entry) of \(list) is not UTF-8; is it the right file?"
    case .collision(let first, let second, let others):
      Self.collision(first, second)
        + (others > 0 ? " (and \(others) more)" : "") + "; give one of them another name"
    case .unsafeName(let name, let preset, let objection):
      "\(preset) makes \(PrintableText.quoted(name)), which cannot name a file: \(objection)"
    case .presetChanged(let place):
      "\(place) changed while the batch ran; run it again"
    }
  }

  private static func collision(_ first: PresetOutput, _ second: PresetOutput) -> String {
    first.name.utf8.elementsEqual(second.name.utf8)
      ? "\(first.place) and \(second.place) both make '\(first.name)'"
      : "\(first.place) makes '\(first.name)' and \(second.place) '\(second.name)', which is one "
        + "file where case or accents are written otherwise"
  }
}
