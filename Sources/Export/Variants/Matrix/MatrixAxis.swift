// SPDX-License-Identifier: MIT

/// One direction of a matrix: its name and what it can be.
struct MatrixAxis: Sendable {
  struct Value: Sendable {
    enum Effect: Sendable {
      /// Changes that are merged into the preset.
      case patch(JSONValue)
      /// A value for the keys that lead to it.
      case value(JSONValue, path: [String])
    }

    let label: String
    let effect: Effect
  }

  let name: String
  /// At least one.
  let values: [Value]

  /// Applies value `index` to `tree`.
  func apply(_ index: Int, to tree: inout JSONValue) {
    switch values[index].effect {
    case .patch(let patch): tree = MergePatch.apply(patch, to: tree)
    case .value(let value, let path): tree.set(value, at: path[...])
    }
  }
}

extension JSONValue {
  /// Puts `value` where `path` leads, through objects that are made where there are none.
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self = value
      return
    }
    var members: [JSONMember] = []
    if case .object(let old) = content { members = old }
    let place = members.firstIndex { $0.key == key } ?? members.endIndex
    if place == members.endIndex {
      members.append(
        JSONMember(key: key, keySpan: value.span, value: JSONValue(.object([]), at: value.span)))
    }
    members[place].value.set(value, at: path.dropFirst())
    content = .object(members)
  }
}
