// SPDX-License-Identifier: MIT

/// A hash function that tells frames apart; a library computes it in the target that links it.
///
/// One digest serves many frames, one after the other.
package protocol FrameDigest: AnyObject {
  /// The function's name as FFmpeg's `framehash` writes it, such as `SHA256`.
  static var name: String { get }

  /// Appends bytes to the current message.
  func update(_ bytes: Span<UInt8>)

  /// Ends the message, so that the next update begins a new one.
  ///
  /// - Returns: The digest in lower-case hexadecimal digits.
  func finish() -> String
}
