// SPDX-License-Identifier: MIT

/// Puts overrides into the tree of a preset, before any of it is interpreted.
///
/// So an override is checked like the file: an unknown key, a wrong type and a value out of range
/// are found by the same code, and only the place that messages name is another.
struct OverrideApplier {
  private var problems = ProblemList()
  /// The index of the override at work.
  private var index = 0

  private var span: SourceSpan { .override(index) }

  /// Applies those of `overrides` whose key path begins with a key that is `wanted`.
  static func apply(
    _ overrides: [Override], to root: inout JSONValue, _ wanted: (String) -> Bool = { _ in true }
  ) -> ProblemList {
    var applier = OverrideApplier()
    for (index, override) in overrides.enumerated()
    where wanted(String(override.keyPath.prefix { $0 != "." })) {
      applier.index = index
      applier.apply(override, to: &root)
    }
    return applier.problems
  }

  private mutating func apply(_ override: Override, to root: inout JSONValue) {
    let keys = override.keyPath.split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    if keys.contains("") {
      problems.report(
        "a key path is keys with dots between them, such as scene.type", at: span)
    } else if keys.count > JSONReader.deepestNesting {
      problems.report("the key path is longer than \(JSONReader.deepestNesting) keys", at: span)
    } else {
      set(Self.value(of: override, at: index), at: keys[...], under: "", in: &root)
    }
  }

  /// The value of the override of that index.
  static func value(of override: Override, at index: Int) -> JSONValue {
    let source = SourceText(name: override.spelling, bytes: Array(override.text.utf8))
    let (value, problems) = JSONReader.read(source, override: index)
    if let value, problems.isEmpty { return value }
    return JSONValue(.text(override.text), at: .override(index))
  }

  private mutating func set(
    _ value: JSONValue, at keys: ArraySlice<String>, under path: String, in node: inout JSONValue
  ) {
    guard let key = keys.first else {
      node = value
      return
    }
    let rest = keys.dropFirst()
    let place = path.isEmpty ? key : "\(path).\(key)"
    switch node.content {
    case .object(var members):
      let position = members.firstIndex { $0.key == key } ?? members.endIndex
      if position == members.endIndex {
        members.append(JSONMember(key: key, keySpan: span, value: JSONValue(.object([]), at: span)))
      }
      set(value, at: rest, under: place, in: &members[position].value)
      node.content = .object(members)
    case .list(var entries):
      guard let entry = Int(key), entries.indices.contains(entry) else {
        problems.report(
          "\(path) has no entry \(PrintableText.quoted(key)); its \(entries.count) entries count "
            + "from 0", at: span)
        return
      }
      set(value, at: rest, under: place, in: &entries[entry])
      node.content = .list(entries)
    case .invalid:
      return
    default:
      problems.report(
        "there is no \(place): \(path.isEmpty ? "the preset" : path) is \(node.summary)", at: span)
    }
  }
}
