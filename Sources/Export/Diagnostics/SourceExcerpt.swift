// SPDX-License-Identifier: MIT

/// Shows a line of a file with a mark under some of it, as compilers do.
enum SourceExcerpt {
  /// Characters of a line that are shown.
  private static let width = 100
  /// Characters shown before the mark, in a long line.
  private static let lead = 40

  static func text(of range: Range<Int>, in file: SourceText) -> String {
    let (number, lineBytes) = file.line(of: range.lowerBound)
    func characters(_ bytes: Range<Int>) -> [Character] {
      Array(String(decoding: file.bytes[bytes], as: UTF8.self))
    }
    let line = characters(lineBytes)
    let start = min(max(range.lowerBound, lineBytes.lowerBound), lineBytes.upperBound)
    let end = min(max(range.upperBound, start), lineBytes.upperBound)
    let column = characters(lineBytes.lowerBound..<start).count
    let first = line.count > width ? max(0, column - lead) : 0
    let shown = line.dropFirst(first).prefix(width)
    let markWidth = max(1, min(characters(start..<end).count, first + shown.count - column))
    let margin = String(repeating: " ", count: "\(number)".count)
    let offset = String(repeating: " ", count: column - first)
    let mark = String(repeating: "^", count: markWidth)
    return """
      \(margin) |
      \(number) | \(PrintableText.line(shown))
      \(margin) | \(offset)\(mark)
      """
  }
}
