// SPDX-License-Identifier: MIT

/// The files that a preset was read from, as one row of bytes: so that a span of bytes alone says
/// in which file it lies.
package struct SourceMap: Sendable {
  private var files: [(start: Int, text: SourceText)] = []

  package init() {}

  package init(_ text: SourceText) { add(text) }

  /// The place in the row that the next file will have.
  package private(set) var end = 0

  /// How many files there are.
  var count: Int { files.count }

  package mutating func add(_ text: SourceText) {
    files.append((end, text))
    // One more, so that the end of a file is not the start of the next.
    end += text.bytes.count + 1
  }

  /// The file that `span` lies in, and its bytes there; nil if there are no files.
  func locate(_ span: Range<Int>) -> (file: SourceText, bytes: Range<Int>)? {
    guard let (start, text) = files.last(where: { $0.start <= span.lowerBound }) else { return nil }
    return (text, span.lowerBound - start..<span.upperBound - start)
  }

  /// `card.json:3:14`; nil if there are no files.
  func place(of span: Range<Int>) -> String? {
    locate(span).map { file, bytes in
      "\(PrintableText.line(file.name)):\(file.position(of: bytes.lowerBound))"
    }
  }
}
