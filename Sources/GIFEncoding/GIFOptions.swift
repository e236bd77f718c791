// SPDX-License-Identifier: MIT

import ColorQuantization
import FrameEncoding

/// What can be chosen about a GIF beyond the clip itself.
package struct GIFOptions: Sendable, Hashable {
  /// Which colour tables a file has.
  package enum Tables: String, Sendable, Hashable, CaseIterable {
    /// Whatever reaches the quality in the fewest bytes.
    case auto
    /// One for all frames.
    case global
    /// One for each frame.
    case local
  }

  /// How the background's gradients are shown in colours that lack some of theirs.
  package enum Dither: String, Sendable, Hashable, CaseIterable {
    /// Each pixel in the nearest colour, so that wide gradients have bands.
    case none
    /// In a pattern of two colours that stays where it is on the screen.
    case ordered
  }

  /// 0 to 100; see `draft`, `standard` and `high`.
  package var quality = Self.standard
  /// The most entries of a colour table, the transparent one included, 2 to 256; nil lets the
  /// quality decide.
  package var colorCount: Int?
  package var tables = Tables.auto
  package var dither = Dither.none
  /// How much runs may differ from the picture so that they compress better, 0 to 100; 0 is not
  /// at all.
  package var loss = 0

  package static let draft = 50
  package static let standard = 75
  package static let high = 90

  /// So few colours are not worth a choice of their own for each frame: shapes would change colour.
  private static let fewColors = 16
  /// The fewest colours with which a frame can have a table of its own: one of them leaves pixels
  /// as they are.
  package static let fewestLocalColors = PaletteBuilder.smallestSparingCapacity

  package init() {}

  /// The options with what `auto` means for a clip, and one table where there are too few colours
  /// for more.
  ///
  /// Where pixels vanish, the same ones are drawn again and again, and have one colour for the whole
  /// clip only in a table for all frames.
  func adapted(to clip: ClipDescription) -> GIFOptions {
    var options = self
    if tables == .auto, clip.isTransparent || colorCount ?? .max <= Self.fewColors {
      options.tables = .global
    }
    if !canHaveLocalTables { options.tables = .global }
    return options
  }

  /// Whether a frame can have a table of its own.
  package var canHaveLocalTables: Bool { colorCount ?? .max >= Self.fewestLocalColors }
}
