// SPDX-License-Identifier: MIT

package import FrameEncoding

/// The application extension by which a GIF says how often it is repeated after its first play.
///
/// The block's number counts repeats, not plays, and 0 means endlessly; without the block a GIF
/// plays once. Players differ on a repeat count of their own reading, so a GIF that plays once has
/// no block.
package enum NetscapeLoop {
  /// Name and authentication code of the extension.
  static let identifier = Array("NETSCAPE2.0".utf8)
  /// The most plays that the block's 16 bits can say.
  package static let mostPlays = 65536

  /// The block's number, or `nil` if there is to be no block.
  static func repeats(for loop: LoopCount) throws(EncodingError) -> Int? {
    switch loop {
    case .forever: return 0
    case .times(1): return nil
    case .times(let plays):
      guard (1...mostPlays).contains(plays) else {
        throw .loopUnsupported(
          plays: plays, format: "GIF", allowed: "1 to \(mostPlays), or forever")
      }
      return plays - 1
    }
  }

  /// What the number of a block that was read means; `nil` stands for no block.
  package static func loop(forRepeats repeats: Int?) -> LoopCount {
    guard let repeats else { return .once }
    return repeats == 0 ? .forever : .times(repeats + 1)
  }
}
