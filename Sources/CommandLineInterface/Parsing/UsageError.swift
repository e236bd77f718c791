// SPDX-License-Identifier: MIT

/// What is wrong with a command line.
package enum UsageError: Error, Hashable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: OptionDeclaration)
  case superfluousValue(option: OptionDeclaration, value: String)
  case badValue(option: OptionDeclaration, value: String, form: String)
  case missingOperand(String)
  case superfluousOperand(String)
  /// Options that do not go together, or with the operands.
  case conflict(String)
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "there is no command or preset '\(word)'" + Self.hint(nearest)
    case .unknownOption(let word, let nearest):
      "unknown option '\(word)'" + Self.hint(nearest)
    case .missingValue(let option):
      "missing value for '\(option.usage)'"
    case .superfluousValue(let option, let value):
      "'\(option.spelling)' takes no value, but '\(value)' was given"
    case .badValue(let option, let value, let form):
      "'\(value)' does not suit '\(option.usage)'; it must be \(form)"
    case .missingOperand(let name):
      "missing argument '<\(name)>'"
    case .superfluousOperand(let word):
      "unexpected argument '\(word)'"
    case .conflict(let message):
      message
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
