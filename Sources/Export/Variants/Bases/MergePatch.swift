// SPDX-License-Identifier: MIT

/// JSON Merge Patch: objects merge, null removes, everything else replaces.
///
/// Source: RFC 7396, §2 Processing Merge Patch Documents.
package enum MergePatch {
  package static func apply(_ patch: JSONValue, to target: JSONValue?) -> JSONValue {
    merged(patch, into: target, removesNulls: true)
  }

  /// One patch that does what `first` and then `second` do: removals are kept for what comes later.
  package static func composed(_ second: JSONValue, after first: JSONValue?) -> JSONValue {
    merged(second, into: first, removesNulls: false)
  }

  private static func merged(
    _ patch: JSONValue, into target: JSONValue?, removesNulls: Bool
  ) -> JSONValue {
    guard case .object = patch.content else { return patch }
    return mergedMembers(of: patch, into: target) { change, old in
      if removesNulls, case .null = change.content { return nil }
      return merged(change, into: old, removesNulls: removesNulls)
    }
  }

  /// The object `target`, or an empty one, with what `merge` makes of each member of `patch` and
  /// the value that it had; nil removes it.
  ///
  /// What is new comes last.
  static func mergedMembers(
    of patch: JSONValue, into target: JSONValue?,
    _ merge: (_ change: JSONValue, _ old: JSONValue?) -> JSONValue?
  ) -> JSONValue {
    guard case .object(let changes) = patch.content else { return patch }
    var members: [JSONMember?] = []
    if case .object(let old)? = target?.content { members = old }
    let places = Dictionary(
      members.enumerated().compactMap { index, member in member.map { ($0.key, index) } },
      uniquingKeysWith: { first, _ in first })
    for change in changes {
      let place = places[change.key]
      let old = place.flatMap { members[$0]?.value }
      let member = merge(change.value, old).map { value in
        JSONMember(key: change.key, keySpan: change.keySpan, value: value)
      }
      if let place { members[place] = member } else { members.append(member) }
    }
    var result = patch
    result.content = .object(members.compactMap(\.self))
    return result
  }
}
