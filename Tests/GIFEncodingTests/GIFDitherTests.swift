// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import Testing

/// What ordered dither does to gradients, and that it does nothing to anything else.
@Suite struct GIFDitherTests {
  /// How a gradient goes over a canvas of `side` a side; from 0 to about 1.
  enum Shape: CaseIterable {
    case horizontal, vertical, diagonal, radial

    func part(_ x: Int, _ y: Int, side: Int) -> Double {
      let (x, y, side) = (Double(x), Double(y), Double(side))
      return switch self {
      case .horizontal: x / side
      case .vertical: y / side
      case .diagonal: (x + y) / side / 2
      case .radial: ((x - side / 2) * (x - side / 2) + y * y).squareRoot() / side
      }
    }
  }

  private static let side = 160

  private static func gradient(_ shape: Shape) -> PixelBuffer {
    var picture = PixelBuffer(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let part = shape.part(x, y, side: side)
        let level = { (from: Double, to: Double) in UInt32(from + (to - from) * part + 0.5) }
        picture.pixels[y * side + x] =
          0xFF00_0000 | level(72, 50) << 16 | level(41, 90) << 8 | level(27, 97)
      }
    }
    return picture
  }

  /// A square of one colour goes right over a gradient, from within it; two frames are equal.
  private static func crossing(_ shape: Shape) -> TestClip {
    let background = gradient(shape)
    var clip = TestClip(
      [0, 7, 7, 15, 33, 64].map { left in
        var frame = background
        for y in 30..<50 {
          for x in left..<left + 20 { frame.pixels[y * side + x] = 0xFF20_C0F0 }
        }
        return frame
      } + [background])
    clip.description.evenBackground = background
    return clip
  }

  private static func options(
    _ dither: GIFOptions.Dither, colorCount: Int? = nil, tables: GIFOptions.Tables = .global
  ) -> GIFOptions {
    var options = GIFOptions()
    options.quality = GIFOptions.draft
    options.dither = dither
    options.colorCount = colorCount
    options.tables = tables
    return options
  }

  private static func component(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int(pixel >> shift & 255)
  }

  /// The squared error of the means of squares of 8 by 8 pixels, over all.
  private static func blockError(of shown: [UInt32], _ source: [UInt32]) -> Int {
    var error = 0
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      var sums = [Int](repeating: 0, count: side / 8 * side / 8)
      for position in source.indices {
        sums[position / side / 8 * (side / 8) + position % side / 8] +=
          component(shown[position], shift) - component(source[position], shift)
      }
      error += sums.reduce(0) { $0 + $1 * $1 }
    }
    return error
  }

  @Test(
    "The mean of a few pixels is nearer to the gradient than without", arguments: Shape.allCases,
    [9, 12])
  func mixesTheMean(shape: Shape, colorCount: Int) throws {
    let clip = TestClip([Self.gradient(shape)])
    let errors = try [GIFOptions.Dither.none, .ordered].map { dither in
      var options = Self.options(dither, colorCount: colorCount)
      options.quality = 100
      let gif = try #require(GIFDecoder(clip.encoded(options)))
      return Self.blockError(of: gif.pictures[0].pixels, clip.frames[0].pixels)
    }
    #expect(2 * errors[1] < errors[0], "\(errors)")
  }

  @Test(
    "What moves over a gradient leaves it as if nothing had, and equal frames are one",
    arguments: Shape.allCases)
  func isFixedToTheScreen(shape: Shape) throws {
    let clip = Self.crossing(shape)
    let options = Self.options(.ordered, colorCount: 12)
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    #expect(gif.pictures.count == clip.frames.count - 1)
    let background = gif.pictures[gif.pictures.count - 1].pixels
    for (frame, shown) in zip(clip.frames, clip.shown(by: gif)) {
      for position in shown.indices
      where frame.pixels[position] == clip.frames[6].pixels[position] {
        #expect(shown[position] == background[position])
      }
    }
    let plain = try #require(GIFDecoder(clip.encoded(Self.options(.none, colorCount: 12))))
    #expect(plain.pictures.last?.pixels != background)
  }

  @Test(
    "A pixel whose source stands still stands still", arguments: GIFOptions.Tables.allCases,
    [nil, 20])
  func doesNotFlicker(tables: GIFOptions.Tables, colorCount: Int?) throws {
    let clip = Self.crossing(.diagonal)
    let options = Self.options(.ordered, colorCount: colorCount, tables: tables)
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    let shown = clip.shown(by: gif)
    for (before, after) in zip(clip.frames.indices, clip.frames.indices.dropFirst()) {
      for position in shown[after].indices
      where clip.frames[before].pixels[position] == clip.frames[after].pixels[position] {
        #expect(shown[before][position] == shown[after][position])
      }
    }
  }

  @Test("Colours that the table has are shown exactly", arguments: Shape.allCases)
  func keepsExactColors(shape: Shape) throws {
    let clip = Self.crossing(shape)
    let gif = try #require(GIFDecoder(clip.encoded(Self.options(.ordered, colorCount: 16))))
    var exactCount = 0
    for (frame, shown) in zip(clip.frames, clip.shown(by: gif)) {
      for (source, pixel) in zip(frame.pixels, shown) where gif.table.contains(source) {
        #expect(pixel == source)
        exactCount += 1
      }
    }
    #expect(exactCount > 6 * 400)
  }

  @Test("With colours enough for a gradient nothing is mixed", arguments: Shape.allCases)
  func mixesOnlyWhereItPays(shape: Shape) throws {
    let clip = Self.crossing(shape)
    var options = Self.options(.ordered)
    options.quality = 100
    let mixed = try clip.encoded(options)
    options.dither = .none
    #expect(try mixed == clip.encoded(options))
  }

  @Test(
    "Fills keep their nearest colours, whatever they are", arguments: [2, 3, 16],
    [false, true])
  func keepsFills(capacity: Int, isTransparent: Bool) throws {
    for seed in 0..<4 {
      let clip = TestClip.random(
        width: 33, height: 29, colorCount: 40, isTransparent: isTransparent, seed: UInt64(seed))
      #expect(
        try clip.encoded(Self.options(.ordered, colorCount: capacity))
          == clip.encoded(Self.options(.none, colorCount: capacity)))
    }
  }

  @Test(
    "An edge keeps its nearest colours, sharp or soft, between any two fills",
    arguments: [2, 3, 5, 9, 14, 40, 200], [0.4, 1, 1.9])
  func keepsEdges(contrast: Int, softness: Double) throws {
    var frame = PixelBuffer(width: Self.side, height: Self.side)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let (dx, dy) = (Double(x) - 80.3, Double(y) - 79.6)
        let cover = min(1, max(0, (50 - (dx * dx + dy * dy).squareRoot()) / softness + 0.5))
        let level = UInt32(20 + Double(contrast) * cover + 0.5)
        frame.pixels[y * Self.side + x] = 0xFF00_0000 | level << 16 | (2 * level) << 8 | level
      }
    }
    let clip = TestClip([frame])
    for capacity in [2, 3, 4] {
      #expect(
        try clip.encoded(Self.options(.ordered, colorCount: capacity))
          == clip.encoded(Self.options(.none, colorCount: capacity)))
    }
  }

  @Test(
    "With a loss every pixel is within the bound of both together", arguments: [5, 30, 100],
    GIFOptions.Tables.allCases)
  func worksWithLoss(loss: Int, tables: GIFOptions.Tables) throws {
    let clip = Self.crossing(.vertical)
    var options = Self.options(.ordered, colorCount: 12, tables: tables)
    let mixed = try #require(GIFDecoder(clip.encoded(options)))
    options.loss = loss
    let lossy = try #require(GIFDecoder(clip.encoded(options)))
    let bound = 0.32 * Double(loss)
    for (first, second) in zip(clip.shown(by: mixed), clip.shown(by: lossy)) {
      for (exact, pixel) in zip(first, second) {
        let sum = stride(from: UInt32(0), to: 24, by: 8).reduce(0) {
          let difference = Self.component(exact, $1) - Self.component(pixel, $1)
          return $0 + difference * difference
        }
        #expect((Double(sum) / 3).squareRoot() <= bound)
      }
    }
  }
}
