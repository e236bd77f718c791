// SPDX-License-Identifier: MIT

package import Scenes

extension ParameterUnit {
  /// A unit that a text can name after its number.
  struct Suffix: Sendable {
    enum Size: Sendable, Hashable {
      /// The unit of plain numbers.
      case one
      /// That many make one.
      case part(Double)
      /// Radians, where plain numbers are degrees.
      case radian
    }

    let text: String
    let size: Size

    init(_ text: String, _ size: Size = .one) {
      self.text = text
      self.size = size
    }
  }

  /// What plain numbers are measured in, for messages and help; empty if in nothing.
  package var symbol: String {
    switch self {
    case .none, .fraction: ""
    case .points: "pt"
    case .seconds: "s"
    case .speed: "pt/s"
    case .acceleration: "pt/s2"
    case .degrees: "deg"
    case .degreesPerSecond: "deg/s"
    case .perSecond: "/s"
    case .framesPerSecond: "fps"
    }
  }

  var suffixes: [Suffix] {
    switch self {
    case .none: []
    case .fraction: [Suffix("%", .part(100))]
    case .seconds: [Suffix("ms", .part(1000)), Suffix("s")]
    case .degrees: [Suffix("deg"), Suffix("rad", .radian)]
    case .degreesPerSecond: [Suffix("deg/s"), Suffix("rad/s", .radian)]
    case .points, .speed, .acceleration, .perSecond, .framesPerSecond: [Suffix(symbol)]
    }
  }

  var isAngle: Bool { self == .degrees || self == .degreesPerSecond }

  /// `text` with the unit after it.
  func labelled(_ text: String) -> String { symbol.isEmpty ? text : "\(text) \(symbol)" }

  /// How a value is written, for messages: `a number or a text such as "500ms"`.
  var form: String {
    guard let suffix = suffixes.first else { return "a number" }
    return "a number or a text such as \"\(self == .seconds ? 500 : 50)\(suffix.text)\""
  }
}
