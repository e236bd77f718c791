// SPDX-License-Identifier: MIT

/// The hidden name of an output that is being made: `.<final name>.<process>.<random>.part`.
///
/// The final name and the process let a later run find what a killed one left behind; the random part
/// keeps two outputs of one name apart.
struct TemporaryName: Hashable {
  /// Bytes that a file name may have on Linux (`NAME_MAX`).
  static let longestName = 255
  private static let suffix = ".part"
  /// Bytes kept free for the process, the random part, dots and the suffix.
  private static let reserve = 40

  let text: String
  let process: Int32

  init(for finalName: String, process: Int32, random: UInt64) {
    self.process = process
    let tag = String(random, radix: 36)
    text = "\(Self.prefix(for: finalName))\(process).\(tag)\(Self.suffix)"
  }

  /// Reads `text` as the temporary name of an output called `finalName`; nil if it is none.
  init?(_ text: String, for finalName: String) {
    let prefix = Self.prefix(for: finalName)
    guard text.hasPrefix(prefix), text.hasSuffix(Self.suffix) else { return nil }
    let parts = text.dropFirst(prefix.count).dropLast(Self.suffix.count)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0,
      UInt64(parts[1], radix: 36) != nil
    else { return nil }
    self.text = text
    self.process = process
  }

  /// The final name in `text` if that looks like a temporary name; a long one is cut.
  static func finalName(in text: String) -> String? {
    guard text.hasPrefix("."), text.hasSuffix(suffix) else { return nil }
    let parts = text.dropFirst().dropLast(suffix.count)
      .split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts.dropLast(2).joined(separator: ".") : nil
  }

  /// A dot and as much of the final name as fits, cut between characters.
  private static func prefix(for finalName: String) -> String {
    var kept = finalName
    while kept.utf8.count > longestName - reserve { kept.removeLast() }
    return ".\(kept)."
  }
}
