// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import Testing
import TestSupport

/// What the options change, and what they must not.
@Suite struct GIFQualityTests {
  /// A disc that crosses a canvas, its edge soft and its colour fading from frame to frame.
  private static let clip = TestClip(
    (0..<16).map { frame in
      var picture = PixelBuffer(width: 64, height: 48, filledWith: PremultipliedColor(.white))
      for y in 0..<48 {
        for x in 0..<64 {
          let (dx, dy) = (Double(x - 8 - 3 * frame), Double(y - 24))
          let distance = (dx * dx + dy * dy).squareRoot()
          let cover = min(1, max(0, (16 - distance) / 8)) * (1 - Double(frame) / 20)
          let part = { (color: Double) in UInt32(255 - cover * (255 - color) + 0.5) }
          picture.pixels[y * 64 + x] =
            0xFF00_0000 | part(40) << 16 | part(60 + 4 * Double(y)) << 8 | part(200)
        }
      }
      return picture
    })

  private static func options(
    quality: Int, tables: GIFOptions.Tables = .auto
  ) -> GIFOptions {
    var options = GIFOptions()
    options.quality = quality
    options.tables = tables
    return options
  }

  /// The sum of squared errors of all frames.
  private static func error(of gif: GIFDecoder) -> Int {
    zip(clip.frames, clip.shown(by: gif)).reduce(0) { sum, pair in
      sum
        + zip(pair.0.pixels, pair.1).reduce(0) { sum, pixels in
          stride(from: UInt32(0), to: 24, by: 8).reduce(sum) {
            let difference = Int(pixels.0 >> $1 & 255) - Int(pixels.1 >> $1 & 255)
            return $0 + difference * difference
          }
        }
    }
  }

  @Test(
    "More quality takes more bytes and leaves less error", arguments: GIFOptions.Tables.allCases)
  func tradesBytesForQuality(tables: GIFOptions.Tables) throws {
    let files = try [GIFOptions.draft, GIFOptions.standard, GIFOptions.high, 100].map {
      try Self.clip.encoded(Self.options(quality: $0, tables: tables))
    }
    let errors = try files.map { Self.error(of: try #require(GIFDecoder($0))) }
    // One table for all frames is full before the highest quality is reached.
    for (less, more) in zip(files, files.dropFirst()) { #expect(less.count <= more.count) }
    for (less, more) in zip(errors, errors.dropFirst()) { #expect(less >= more) }
    #expect(files[0].count < files[3].count)
    #expect(errors[0] > errors[3])
  }

  @Test(
    "A pixel whose source stands still stands still", arguments: [0, 50, 75, 100],
    GIFOptions.Tables.allCases)
  func doesNotFlicker(quality: Int, tables: GIFOptions.Tables) throws {
    let options = Self.options(quality: quality, tables: tables)
    for isTransparent in [false, true] {
      let random = TestClip.random(
        width: 31, height: 17, colorCount: 900, isTransparent: isTransparent, seed: 4)
      for clip in [random, Self.clip] {
        let gif = try #require(GIFDecoder(clip.encoded(options)))
        let sources = clip.frames.map(clip.flattened)
        let shown = clip.shown(by: gif)
        for frame in 1..<sources.count {
          for pixel in sources[frame].indices
          where sources[frame][pixel] == sources[frame - 1][pixel] {
            #expect(shown[frame][pixel] == shown[frame - 1][pixel])
          }
        }
      }
    }
  }

  @Test("Tables are where they were asked for")
  func putsTables() throws {
    let global = try #require(
      GIFDecoder(Self.clip.encoded(Self.options(quality: 90, tables: .global))))
    #expect(global.ownTableCount == 0)
    let local = try #require(
      GIFDecoder(Self.clip.encoded(Self.options(quality: 90, tables: .local))))
    #expect(local.ownTableCount == local.pictures.count)
    #expect(local.table.count == 2)
  }

  @Test("A clip of few colours has one table, and one whose frames have more have their own")
  func choosesTables() throws {
    let few = TestClip.random(
      width: 30, height: 30, colorCount: 12, isTransparent: false, seed: 6)
    let one = try #require(GIFDecoder(few.encoded(Self.options(quality: 75))))
    #expect(one.ownTableCount == 0)
    var generator = SeededGenerator(seed: 9)
    let noise = TestClip(
      (0..<6).map { _ in
        var frame = PixelBuffer(width: 20, height: 10)
        for index in frame.pixels.indices {
          frame.pixels[index] = 0xFF00_0000 | .random(in: 0...0xFFFFFF, using: &generator)
        }
        return frame
      })
    let many = try #require(GIFDecoder(noise.encoded(Self.options(quality: 100))))
    #expect(many.ownTableCount > 0)
    #expect(noise.shown(by: many) == noise.frames.map(\.pixels))
  }

  @Test("With few colours, and where pixels vanish, auto means one table", arguments: [4, 16, 64])
  func keepsOneTable(colorCount: Int) throws {
    for isTransparent in [false, true] {
      let clip = TestClip.random(
        width: 30, height: 30, colorCount: 900, isTransparent: isTransparent, seed: 6)
      var options = Self.options(quality: 90)
      options.colorCount = colorCount
      let gif = try #require(GIFDecoder(clip.encoded(options)))
      let isOne = isTransparent || colorCount <= 16
      #expect((gif.ownTableCount == 0) == isOne)
    }
  }

  @Test("Two colours are enough for a clip that has no more, and both are shown")
  func showsTwoColors() throws {
    var options = Self.options(quality: 75)
    options.colorCount = 2
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF20_40F0]
    let frames = (0..<5).map { number in
      var frame = PixelBuffer(width: 9, height: 4)
      for index in frame.pixels.indices {
        frame.pixels[index] = colors[index % 9 == number ? 1 : 0]
      }
      return frame
    }
    let clip = TestClip(frames)
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    #expect(gif.table.count == 2)
    #expect(clip.shown(by: gif) == frames.map(\.pixels))
  }

  @Test("Where one bit of alpha loses much, colours take fewer bytes; where nothing, more")
  func savesWhereAlphaIsLost() throws {
    func size(alpha: Double) throws -> Int {
      let frames = Self.clip.frames.map { source in
        var frame = source
        for index in frame.pixels.indices where frame.pixels[index] != 0xFFFF_FFFF {
          let color = PremultipliedColor(bits: frame.pixels[index])
          func part(_ value: UInt8) -> UInt8 { UInt8(Double(value) * alpha) }
          frame.pixels[index] =
            PremultipliedColor(
              red: part(color.red), green: part(color.green), blue: part(color.blue),
              alpha: part(255)
            ).bits
        }
        return frame
      }
      let clip = TestClip(frames, isTransparent: true)
      let bytes = try clip.encoded(Self.options(quality: 25))
      return try #require(GIFDecoder(bytes)).table.count
    }
    let opaque = try #require(
      GIFDecoder(Self.clip.encoded(Self.options(quality: 25, tables: .global))))
    #expect(try size(alpha: 0.6) < opaque.table.count)
    #expect(try opaque.table.count < size(alpha: 1))
  }

  @Test("A few colours are all shown, also if each frame is to have its own", arguments: [2, 3, 4])
  func keepsFewColors(colorCount: Int) throws {
    let clip = TestClip.random(
      width: 24, height: 18, colorCount: colorCount, isTransparent: false, seed: 12)
    var options = Self.options(quality: 100, tables: .local)
    options.colorCount = colorCount
    let gif = try #require(GIFDecoder(clip.encoded(options)))
    #expect(clip.shown(by: gif) == clip.frames.map(\.pixels))
  }

  @Test("A clip of exactly as many colours as allowed loses none, whatever changes when")
  func keepsAllColors() throws {
    let colors = (0..<40).map { 0xFF00_0000 | UInt32($0) * 0x04_0506 }
    let white = PixelBuffer(width: 20, height: 10, filledWith: PremultipliedColor(.white))
    func changed(_ count: Int, by shift: Int) -> PixelBuffer {
      var frame = white
      for index in 0..<count { frame.pixels[index] = colors[(index + shift) % 39] }
      return frame
    }
    // Few colours change until own tables have won, then all do, then a part.
    let frames = (0..<8).map { changed(4, by: $0) } + [39, 20, 39, 10].map { changed($0, by: 7) }
    let clip = TestClip(frames)
    for tables in GIFOptions.Tables.allCases {
      var options = Self.options(quality: 100, tables: tables)
      options.colorCount = tables == .local ? 41 : 40
      let gif = try #require(GIFDecoder(clip.encoded(options)))
      #expect(clip.shown(by: gif) == clip.frames.map(\.pixels), "\(tables)")
    }
  }

  @Test("A background of one colour is shown exactly at any quality", arguments: [0, 50, 75, 90])
  func keepsTheBackground(quality: Int) throws {
    var clip = Self.clip
    clip.description.evenBackground = PixelBuffer(
      width: 64, height: 48, filledWith: PremultipliedColor(.white))
    let gif = try #require(GIFDecoder(clip.encoded(Self.options(quality: quality))))
    for (frame, shown) in zip(clip.frames, clip.shown(by: gif)) {
      for (source, pixel) in zip(frame.pixels, shown) where source == 0xFFFF_FFFF {
        #expect(pixel == 0xFFFF_FFFF)
      }
    }
  }

  @Test(
    "A loss makes the file smaller and keeps every pixel within its bound",
    arguments: [10, 30, 100])
  func losesWithinBounds(loss: Int) throws {
    var options = Self.options(quality: 90)
    let exact = try Self.clip.encoded(options)
    options.loss = loss
    let lossy = try Self.clip.encoded(options)
    #expect(lossy.count < exact.count)
    // The bound holds from the colour of the palette, which is off by a little itself.
    let bound = 0.32 * Double(loss) + 8
    let gif = try #require(GIFDecoder(lossy))
    for (frame, shown) in zip(Self.clip.frames, Self.clip.shown(by: gif)) {
      for (source, pixel) in zip(frame.pixels, shown) {
        let sum = stride(from: UInt32(0), to: 24, by: 8).reduce(0) {
          let difference = Int(source >> $1 & 255) - Int(pixel >> $1 & 255)
          return $0 + difference * difference
        }
        #expect((Double(sum) / 3).squareRoot() <= bound)
      }
    }
  }
}
