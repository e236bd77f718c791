// SPDX-License-Identifier: MIT

/// What a preset takes over from one that it extends.
enum PresetInheritance {
  /// Keys that belong to each preset alone.
  private static let ownKeys: Set<String> = ["zoetrope", "name", "title", "extends"]

  /// What others take over from the preset `base` of that name: all but its name and title, and the
  /// version that it is written in.
  ///
  /// Where its outputs begin with its name, any name can stand.
  static func inheritable(_ base: JSONValue, named name: String?) -> JSONValue {
    guard case .object(let members) = base.content else { return base }
    var inheritable = base
    inheritable.content = .object(
      members.filter { !ownKeys.contains($0.key) }.map { member in
        guard member.key == "outputs", let name else { return member }
        var outputs = member
        outputs.value = renamed(member.value, name)
        return outputs
      })
    return inheritable
  }

  private static func renamed(_ outputs: JSONValue, _ name: String) -> JSONValue {
    guard case .list(let entries) = outputs.content else { return outputs }
    var result = outputs
    result.content = .list(
      entries.map { entry in
        guard case .text(let text) = entry.content, text.hasPrefix(name),
          let next = text.dropFirst(name.count).first, ".-_".contains(next)
        else { return entry }
        var renamed = entry
        renamed.content = .text("{name}" + text.dropFirst(name.count))
        return renamed
      })
    return result
  }

  /// `child` over `base`, by the rules of `MergePatch`.
  ///
  /// In a matrix axes merge, and their values; what these remove stays removed when they are used.
  static func merge(_ child: JSONValue, over base: JSONValue) -> JSONValue {
    var merged = MergePatch.apply(child.without("matrix"), to: base.without("matrix"))
    let key = child.member("matrix") ?? base.member("matrix")
    guard let key, let matrix = matrix(child["matrix"], over: base["matrix"]),
      case .object(let members) = merged.content
    else { return merged }
    merged.content = .object(
      members + [JSONMember(key: key.key, keySpan: key.keySpan, value: matrix)])
    return merged
  }

  private static func matrix(_ child: JSONValue?, over base: JSONValue?) -> JSONValue? {
    guard let child else { return base }
    if case .null = child.content { return nil }
    return MergePatch.mergedMembers(of: child, into: base) { axis, old in
      if case .null = axis.content { return nil }
      return MergePatch.mergedMembers(of: axis, into: old) { value, old in
        if case .null = value.content { return nil }
        return MergePatch.composed(value, after: old)
      }
    }
  }
}
