// SPDX-License-Identifier: MIT

import Export

/// The words behind a command's name, taken apart by its syntax.
///
/// Long options are `--name value` or `--name=value`; letters may be put together behind one dash and
/// may have their value attached; `--` ends the options. An option given twice counts the last time,
/// unless it is one that gathers.
package struct Arguments: Sendable {
  package private(set) var operands: [String] = []
  /// Help was asked for: nothing else was looked at.
  package private(set) var wantsHelp = false
  private var values: [(option: OptionDeclaration, value: String)] = []
  private let syntax: CommandSyntax

  package init(_ words: [String], for syntax: CommandSyntax) throws(UsageError) {
    self.syntax = syntax
    var rest = words[...]
    while let word = rest.popFirst(), !wantsHelp {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), &rest)
      } else {
        operands.append(word)
      }
    }
    if !wantsHelp { try checkOperands() }
  }

  package func has(_ flag: Option<Bool>) -> Bool { has(flag.declaration) }

  /// Whether the option was given, with any value.
  package func has(_ option: OptionDeclaration) -> Bool {
    values.contains { $0.option == option }
  }

  /// The value of `option`, nil if it was not given.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    try all(option).last
  }

  /// Every value that was given for `option`, in order.
  package func all<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    var read: [Value] = []
    for given in values where given.option == option.declaration {
      guard let value = option.read(given.value) else {
        throw .badValue(option: given.option, value: given.value, form: option.form)
      }
      read.append(value)
    }
    return read
  }

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: syntax.options.map(\.name))
      throw .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" })
    }
    try note(option, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func readShort(
    _ letters: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = syntax.options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      guard option.valueName != nil else {
        try note(option, attached: nil, &rest)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      try note(option, attached: letters.isEmpty ? nil : String(attached), &rest)
      return
    }
  }

  private mutating func note(
    _ option: OptionDeclaration, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.valueName != nil else {
      if let attached { throw .superfluousValue(option: option, value: attached) }
      wantsHelp = wantsHelp || option == CommandSyntax.help.declaration
      values.append((option, ""))
      return
    }
    guard let value = attached ?? rest.first, attached != nil || !Self.isOption(value) else {
      throw .missingValue(option: option)
    }
    if attached == nil { rest.removeFirst() }
    values.append((option, value))
  }

  /// Whether a word that stands where a value is expected is the next option instead.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return Double(word) == nil
  }

  private func checkOperands() throws(UsageError) {
    guard let operand = syntax.operand else {
      if let word = operands.first { throw .superfluousOperand(word) }
      return
    }
    if operands.count < operand.count.lowerBound { throw .missingOperand(operand.name) }
    if operands.count > operand.count.upperBound {
      throw .superfluousOperand(operands[operand.count.upperBound])
    }
  }
}
