// SPDX-License-Identifier: MIT

/// Tells where the values of a preset came from: `base.json:4:13 (variable tint)`, an option, or the
/// default.
struct OriginFinder {
  /// Places of one list that are told.
  private static let mostPlaces = 4

  let tree: JSONValue
  let map: SourceMap
  let overrides: [Override]

  /// The origin of the value that has `keyPath`.
  func origin(of keyPath: String) -> String {
    var value = tree
    for key in keyPath.split(separator: ".").map(String.init) {
      guard let next = Self.entry(key, of: value) else { return "default" }
      value = next
    }
    let texts = origins(of: value)
    let more = texts.count > Self.mostPlaces ? ["…"] : []
    return (texts.prefix(Self.mostPlaces) + more).joined(separator: ", ")
  }

  private static func entry(_ key: String, of value: JSONValue) -> JSONValue? {
    guard case .list(let entries) = value.content else { return value[key] }
    guard let index = Int(key), entries.indices.contains(index) else { return nil }
    return entries[index]
  }

  /// Of a list or object also the origins of entries that were put into it, each once.
  private func origins(of value: JSONValue) -> [String] {
    var texts = [text(value.span, value.route)]
    for entry in Self.entries(of: value)
    where entry.route != value.route || entry.span.isOverride != value.span.isOverride {
      for text in origins(of: entry) where !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private static func entries(of value: JSONValue) -> [JSONValue] {
    switch value.content {
    case .list(let entries): entries
    case .object(let members): members.map(\.value)
    case .null, .flag, .number, .text, .invalid: []
    }
  }

  private func text(_ span: SourceSpan, _ route: [ValueStep]) -> String {
    let place =
      switch span {
      case .file(let bytes): map.place(of: bytes) ?? ""
      case .override(let index): PrintableText.line(overrides[index].spelling)
      }
    if route.isEmpty { return place }
    return "\(place) (\(route.map { PrintableText.line("\($0)") }.joined(separator: ", ")))"
  }
}
