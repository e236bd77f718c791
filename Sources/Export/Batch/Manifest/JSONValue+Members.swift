// SPDX-License-Identifier: MIT

/// Members of an object by key, nil if they are not there or of another type.
extension JSONValue {
  func text(_ key: String) -> String? {
    guard case .text(let text) = self[key]?.content else { return nil }
    return text
  }

  /// A whole number that is not negative.
  func whole(_ key: String) -> Int? {
    guard let number = number(key)?.whole, number >= 0 else { return nil }
    return number
  }

  /// A number that a Double can hold.
  func double(_ key: String) -> Double? {
    number(key).flatMap { $0.value.isFinite ? $0.value : nil }
  }

  func texts(_ key: String) -> [String]? {
    guard case .list(let values) = self[key]?.content else { return nil }
    let texts = values.compactMap { value -> String? in
      if case .text(let text) = value.content { text } else { nil }
    }
    return texts.count == values.count ? texts : nil
  }

  private func number(_ key: String) -> JSONNumber? {
    guard case .number(let number) = self[key]?.content else { return nil }
    return number
  }
}
