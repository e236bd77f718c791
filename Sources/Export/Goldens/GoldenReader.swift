// SPDX-License-Identifier: MIT

import FrameEncoding

/// Reads a golden: the text of a `ClipRecord`, which a person or a merge may have spoilt.
///
/// Comment lines that are not known are skipped. All else must be as it was recorded: that values
/// and frames are complete and in order is checked, so that a golden that can be read is one that
/// the tool wrote.
package struct GoldenReader {
  /// Bytes; more than the longest clip needs.
  package static let longestText = 1 << 25

  private let text: SourceText
  private var lines: GoldenLines
  private var comments: [String: Comment] = [:]
  private var values: [ResolvedValue] = []
  private var keyPaths = KeyPathOrder()

  private struct Comment {
    let text: String
    let bytes: Range<Int>
  }

  /// The record in `bytes`, which messages call `name`.
  package static func read(
    _ bytes: [UInt8], from name: String
  ) throws(GoldenError) -> ClipRecord {
    let text = SourceText(name: name, bytes: bytes)
    var reader = GoldenReader(text: text, lines: GoldenLines(text))
    return try reader.record()
  }

  private mutating func record() throws(GoldenError) -> ClipRecord {
    try readComments()
    try check("#format", is: "frame checksums")
    try check("#version", is: "2")
    try check(ClipRecord.Comment.alpha.prefix, is: ClipRecord.alphaConvention)
    let name = try comment(.preset).text
    let origin = ClipRecord.Origin(
      version: comments[ClipRecord.Comment.version.prefix]?.text ?? "", epoch: try epoch())
    let algorithm = try algorithm()
    let picture = ClipRecord.Picture(
      width: try size().0, height: try size().1, rate: try rate())
    let record = ClipRecord(
      name: name, origin: origin, picture: picture, values: values,
      hashes: (algorithm, try hashes(algorithm, picture)))
    try checkDigest(of: record)
    try checkLines()
    return record
  }

  private mutating func readComments() throws(GoldenError) {
    let valuePrefix = "\(ClipRecord.Comment.value.prefix) "
    while let line = try lines.nextComment() {
      guard let (key, value) = member(line) else { continue }
      if key.hasPrefix(valuePrefix) {
        let keyPath = String(key.dropFirst(valuePrefix.count))
        if let objection = keyPaths.objection(toNext: keyPath) {
          throw broken(objection, at: line)
        }
        values.append(ResolvedValue(keyPath: keyPath, text: value))
      } else if comments.updateValue(Comment(text: value, bytes: line), forKey: key) != nil {
        throw broken("\(key) is there twice", at: line)
      }
    }
  }

  /// What is before and behind the first colon with a space in `line`.
  private func member(_ line: Range<Int>) -> (key: String, value: String)? {
    let bytes = text.bytes
    let colon = line.dropLast().first {
      bytes[$0] == Byte.colon && bytes[$0 + 1] == Byte.space
    }
    guard let colon else { return nil }
    return (
      String(decoding: bytes[line.lowerBound..<colon], as: UTF8.self),
      String(decoding: bytes[(colon + 2)..<line.upperBound], as: UTF8.self)
    )
  }

  private func comment(_ key: ClipRecord.Comment) throws(GoldenError) -> Comment {
    try comment(key.prefix)
  }

  private func comment(_ key: String) throws(GoldenError) -> Comment {
    guard let comment = comments[key] else {
      throw broken("the line \"\(key): …\" is missing", at: lines.place)
    }
    return comment
  }

  private func check(_ key: String, is expected: String) throws(GoldenError) {
    let comment = try comment(key)
    guard comment.text != expected else { return }
    let found = PrintableText.quoted(comment.text)
    throw GoldenError(
      "\(key) must be \"\(expected)\"; found \(found)", at: comment.bytes, of: text,
      help: "another program made the file, or a newer zoetrope; update it or record again")
  }

  private func epoch() throws(GoldenError) -> Int {
    let comment = try comment(.epoch)
    guard let epoch = Int(comment.text), epoch > 0 else {
      throw broken("the epoch must be a whole number from 1", at: comment.bytes)
    }
    return epoch
  }

  private func algorithm() throws(GoldenError) -> FrameHashAlgorithm {
    let comment = try comment("#hash")
    let known = FrameHashAlgorithm.allCases
    guard let algorithm = known.first(where: { $0.ffmpegName == comment.text }) else {
      let names = known.map(\.ffmpegName).joined(separator: ", ")
      throw broken("the hash function must be one of \(names)", at: comment.bytes)
    }
    return algorithm
  }

  /// Width and height.
  private func size() throws(GoldenError) -> (Int, Int) {
    let comment = try comment("#dimensions 0")
    let sides = comment.text.split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Int($0) }
    // Sides that multiply without overflow; no canvas comes near.
    guard sides.count == 2, sides.allSatisfy({ 1...65_536 ~= $0 }) else {
      throw broken("the size must be WIDTHxHEIGHT in pixels", at: comment.bytes)
    }
    return (sides[0], sides[1])
  }

  private func rate() throws(GoldenError) -> FrameRate {
    let comment = try comment("#tb 0")
    let parts = comment.text.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { Int($0) }
    guard parts.count == 2, parts.allSatisfy({ 1...1_000_000_000 ~= $0 }) else {
      throw broken("the time base must be a fraction such as 1/50", at: comment.bytes)
    }
    return FrameRate(parts[1], per: parts[0])
  }

  private mutating func hashes(
    _ algorithm: FrameHashAlgorithm, _ picture: ClipRecord.Picture
  ) throws(GoldenError) -> [String] {
    let comment = try comment(.frames)
    let parser = FrameLineParser(
      size: 4 * picture.width * picture.height, digitCount: algorithm.digitCount)
    var hashes: [String] = []
    while let line = try lines.nextFrame() {
      do {
        hashes.append(try parser.hash(in: text.bytes[line], ofFrame: hashes.count))
      } catch {
        throw broken(error.message, at: error.bytes)
      }
    }
    guard let count = Int(comment.text), count > 0 else {
      throw broken("the number of frames must be a whole number from 1", at: comment.bytes)
    }
    guard hashes.count == count else {
      throw broken(
        "the file has \(hashes.count) frames where \(comment.text) were recorded: it is cut short, "
          + "or lines were added", at: lines.place)
    }
    return hashes
  }

  private func checkDigest(of record: ClipRecord) throws(GoldenError) {
    let comment = try comment(.digest)
    // Without the library there is nothing to check with; hashing frames will say so.
    guard let digest = try? record.digest(), digest != comment.text else { return }
    throw broken(
      "the digest is not that of the value lines: they were edited or merged", at: comment.bytes)
  }

  /// Finds what the laws of single lines do not: an edited hash, rate or name.
  private func checkLines() throws(GoldenError) {
    let comment = try comment(.check)
    let others =
      text.bytes[text.start..<comment.bytes.lowerBound]
      + text.bytes[(comment.bytes.upperBound + 1)...]
    guard let check = try? FrameHashAlgorithm.sha256.hash(Array(others).span),
      check != comment.text
    else { return }
    throw broken(
      "the check sum is not that of the other lines: they were edited or merged",
      at: comment.bytes)
  }

  private func broken(_ message: String, at bytes: Range<Int>) -> GoldenError {
    GoldenError(message, at: bytes, of: text, help: GoldenLines.remedy)
  }
}
