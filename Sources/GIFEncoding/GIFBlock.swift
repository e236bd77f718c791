// SPDX-License-Identifier: MIT

/// The bytes that say what follows in a GIF.
///
/// Source: GIF89a specification, sections 18 to 27 and appendix A.
enum GIFBlock {
  static let extensionIntroducer: UInt8 = 0x21
  static let imageSeparator: UInt8 = 0x2C
  static let trailer: UInt8 = 0x3B

  /// Labels behind the introducer.
  static let graphicControl: UInt8 = 0xF9
  static let comment: UInt8 = 0xFE
  static let application: UInt8 = 0xFF

  /// Entries of the colour table that the flags of a screen or an image announce; 0 if they do not.
  static func tableCount(flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 2 << Int(flags & 7) }
}
