// SPDX-License-Identifier: MIT

/// Numbers as the page writes them.
enum FactText {
  /// `1 frame`, `2 frames`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// To the nearest hundredth, without `.0`.
  static func rounded(_ value: Double, to steps: Double = 100) -> String {
    let text = "\((value * steps).rounded() / steps)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `15.9 kB`, in powers of 1000.
  static func size(_ byteCount: Int) -> String {
    switch byteCount {
    case ..<1000: "\(byteCount) B"
    case ..<100_000: "\(rounded(Double(byteCount) / 1e3, to: 10)) kB"
    case ..<1_000_000: "\(rounded(Double(byteCount) / 1e3, to: 1)) kB"
    default: "\(rounded(Double(byteCount) / 1e6, to: 10)) MB"
    }
  }
}
