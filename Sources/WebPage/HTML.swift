// SPDX-License-Identifier: MIT

import Export

/// A piece of HTML; what is put into its literal is escaped unless it is HTML itself.
///
/// So no text of a preset or a path can become markup: `"<td>\(name)</td>"` has the name as text.
package struct HTML: Sendable, Hashable {
  package let text: String

  /// What is markup already.
  package init(markup: String) { text = markup }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.text = text }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ html: HTML) { text += html.text }

    package mutating func appendInterpolation(_ pieces: [HTML]) {
      text += pieces.map(\.text).joined(separator: "\n")
    }

    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    package mutating func appendInterpolation(_ plain: String) {
      text += HTML.escaped(plain) { _ in "·" }
    }

    /// Puts in `plain` without any loss, for attributes that scripts read and nobody sees.
    package mutating func appendInterpolation(exactly plain: String) {
      text += HTML.escaped(plain) { "&#\($0.value);" }
    }
  }

  /// `plain` as the text of an element or a quoted attribute; `hidden` writes what cannot be seen,
  /// so that nothing turns the direction of the text around it.
  private static func escaped(
    _ plain: String, hidden: (Unicode.Scalar) -> String
  ) -> String {
    var result = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "\n"
      case _ where PrintableText.isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += hidden(scalar)
      }
    }
    return result
  }
}
