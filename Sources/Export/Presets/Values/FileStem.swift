// SPDX-License-Identifier: MIT

/// The rules for names that become names of files: they must be safe on every file system and in
/// every shell.
enum FileStem {
  /// Bytes of UTF-8, so that a suffix and an extension still fit.
  static let longest = 200

  static let rules =
    "letters, digits, \"-\", \"_\", \"@\" and \".\", but \".\", \"-\" and \"@\" not first and \".\" "
    + "not last"

  /// Names that Windows keeps for devices, with any extension.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Why `name` cannot be the name of a file, or nil.
  static func objection(to name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > longest { return "it is longer than \(longest) bytes" }
    if let scalar = name.unicodeScalars.first(where: { !isAllowed($0) }) {
      return "it has \(PrintableText.quoted(String(scalar)))"
    }
    if let first = name.first, ".-@".contains(first) { return "it begins with \"\(first)\"" }
    if name.hasSuffix(".") { return "it ends with \".\"" }
    let device = name.prefix { $0 != "." }.lowercased()
    return devices.contains(device) ? "Windows keeps \"\(device)\" for a device" : nil
  }

  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: "._-@".unicodeScalars.contains(scalar)
    }
  }
}
