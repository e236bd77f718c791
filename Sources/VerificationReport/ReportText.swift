// SPDX-License-Identifier: MIT

/// Numbers as the page writes them.
enum ReportText {
  /// `1 frame`, `2 frames`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// To the nearest thousandth, without `.0`.
  static func rounded(_ value: Double) -> String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func seconds(_ time: Double) -> String { rounded(time) }
}
