// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A scene of the raster kit: what `Kit/gen_scenes.py` writes and `Kit/scene.h` reads.
///
/// The file is words between white space: `SCENE name width height clear(4) pathCount drawCount`,
/// then for each path `PATH count` and its commands (M, L, Q, C, Z with their numbers), then for each
/// draw `DRAW path matrix(6) fill rule fillColor(4) stroke width cap join strokeColor(4)`. Colours
/// are straight RGBA, 0...255.
struct BenchmarkScene {
  let name: String
  let width: Int
  let height: Int
  let background: PremultipliedColor
  let list: DisplayList

  init(path file: String) throws {
    var words = Words(text: try String(contentsOfFile: file, encoding: .utf8))
    try words.expect("SCENE")
    name = try words.next()
    width = try words.integer()
    height = try words.integer()
    background = PremultipliedColor(try words.color())
    let pathCount = try words.integer()
    let drawCount = try words.integer()
    let paths = try (0..<pathCount).map { _ in try words.path() }
    var list = DisplayList()
    for _ in 0..<drawCount { list.commands += try words.draw(of: paths) }
    self.list = list
  }
}

/// A scene file that does not follow the format.
struct SceneFormatError: Error {
  let expected: String
  let found: String
}

extension BenchmarkScene {
  /// The words of a scene file, taken one by one.
  private struct Words {
    private var rest: ArraySlice<Substring>

    init(text: String) { rest = text.split(whereSeparator: \.isWhitespace)[...] }

    mutating func next() throws -> String {
      guard let word = rest.popFirst() else {
        throw SceneFormatError(expected: "a word", found: "the end")
      }
      return String(word)
    }

    mutating func expect(_ expected: String) throws {
      let found = try next()
      guard found == expected else { throw SceneFormatError(expected: expected, found: found) }
    }

    mutating func number() throws -> Double {
      let word = try next()
      guard let number = Double(word) else {
        throw SceneFormatError(expected: "a number", found: word)
      }
      return number
    }

    mutating func integer() throws -> Int {
      let number = try number()
      guard let integer = Int(exactly: number) else {
        throw SceneFormatError(expected: "a whole number", found: "\(number)")
      }
      return integer
    }

    mutating func point() throws -> Point { Point(x: try number(), y: try number()) }

    mutating func color() throws -> Color {
      Color(
        red: try number() / 255, green: try number() / 255, blue: try number() / 255,
        alpha: try number() / 255)
    }

    mutating func path() throws -> Path {
      try expect("PATH")
      var path = Path()
      for _ in 0..<(try integer()) {
        let command = try next()
        switch command {
        case "M": path.move(to: try point())
        case "L": path.line(to: try point())
        case "Q":
          let control = try point()
          path.quad(to: try point(), control: control)
        case "C":
          let control1 = try point()
          let control2 = try point()
          path.cubic(to: try point(), control1: control1, control2: control2)
        case "Z": path.close()
        default: throw SceneFormatError(expected: "M, L, Q, C or Z", found: command)
        }
      }
      return path
    }

    /// The commands of one draw: a fill, a stroke or both.
    mutating func draw(of paths: [Path]) throws -> [DisplayList.Command] {
      try expect("DRAW")
      let path = paths[try integer()]
      let transform = AffineTransform(
        a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(),
        ty: try number())
      var commands: [DisplayList.Command] = []
      let isFilled = try integer() != 0
      let rule: FillRule = try integer() == 0 ? .nonZero : .evenOdd
      let fill = Paint.solid(try color())
      if isFilled { commands.append(.fill(path, rule: rule, paint: fill, transform: transform)) }
      let isStroked = try integer() != 0
      let style = StrokeStyle(
        width: try number(), cap: try integer() == 1 ? .round : .butt,
        join: try integer() == 1 ? .round : .miter(limit: 10))
      let stroke = Paint.solid(try color())
      if isStroked {
        commands.append(.stroke(path, style: style, paint: stroke, transform: transform))
      }
      return commands
    }
  }
}
