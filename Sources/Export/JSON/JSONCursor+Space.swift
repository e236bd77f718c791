// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Goes past white space and comments, `// …` and `/* … */`.
  mutating func skipSpace() throws(JSONStop) {
    while let byte = next {
      switch byte {
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn: advance()
      case Byte.slash: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONStop) {
    let start = offset
    switch byte(at: 1) {
    case Byte.slash:
      _ = take { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    case Byte.star:
      advance(by: 2)
      while next != nil, !(next == Byte.star && byte(at: 1) == Byte.slash) { advance() }
      guard next != nil else {
        throw stop(
          "this comment is never closed", at: span(start..<start + 2), help: "end it with */")
      }
      advance(by: 2)
    default:
      throw stop("unexpected \"/\"", at: nextSpan, help: "comments are // … and /* … */")
    }
  }
}
