// SPDX-License-Identifier: MIT

/// What stands around the findings: the page's head with its style, and its script.
struct PageFrame {
  let title: String
  let version: String

  /// Up to where the findings begin.
  var start: HTML { HTML(markup: parts.start) }
  /// From where they end.
  var end: HTML { HTML(markup: parts.end) }

  private var parts: (start: String, end: String) {
    let page = Self.text(PackageResources.report_html)
    let filled = [
      ("{{style}}", Self.text(PackageResources.report_css)),
      ("{{script}}", Self.text(PackageResources.report_js)),
      ("{{title}}", Self.escaped(title)), ("{{version}}", Self.escaped(version)),
    ].reduce(page) { Self.replaced($0, $1.0, by: $1.1) }
    return Self.split(filled, at: "{{findings}}")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func escaped(_ text: String) -> String { ("\(text)" as HTML).text }

  private static func replaced(_ text: String, _ mark: String, by other: String) -> String {
    let parts = split(text, at: mark)
    return parts.start + other + parts.end
  }

  private static func split(_ text: String, at mark: String) -> (start: String, end: String) {
    guard let range = text.firstRange(of: mark) else {
      preconditionFailure("the page has the mark \(mark)")
    }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
