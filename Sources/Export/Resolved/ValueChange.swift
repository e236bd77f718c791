// SPDX-License-Identifier: MIT

/// A value, or an entry of a long list, that is not what it was.
package struct ValueChange: Sendable, Hashable {
  /// What of a value the change is about.
  package enum Part: Sendable, Hashable {
    case whole
    /// An entry of a list; its index ends the key path.
    case entry
    /// So many entries of the list more; none of them is told.
    case rest(Int)
  }

  package let keyPath: String
  /// Nil if there was no such value.
  package let old: String?
  /// Nil if there is none any more.
  package let new: String?
  /// What plain numbers are measured in; empty if in nothing.
  package let unit: String
  package let part: Part

  init(keyPath: String, old: String?, new: String?, unit: String, part: Part = .whole) {
    self.keyPath = keyPath
    self.old = old
    self.new = new
    self.unit = unit
    self.part = part
  }

  /// How many values changed.
  package var count: Int { if case .rest(let count) = part { count } else { 1 } }

  /// What has to be changed in `old` to have `new`: in the order of `new`, then what is gone.
  ///
  /// Of long lists entries are told, not the whole.
  package static func changes(
    from old: [ResolvedValue], to new: [ResolvedValue]
  ) -> [ValueChange] {
    let before = Dictionary(old.map { ($0.keyPath, $0.text) }) { first, _ in first }
    let after = Set(new.map(\.keyPath))
    let changed = new.filter { before[$0.keyPath] != $0.text }.flatMap { value in
      let whole = ValueChange(
        keyPath: value.keyPath, old: before[value.keyPath], new: value.text, unit: value.unit)
      return ListChange(whole)?.changes ?? [whole]
    }
    let gone = old.filter { !after.contains($0.keyPath) }.map { value in
      ValueChange(keyPath: value.keyPath, old: value.text, new: nil, unit: value.unit)
    }
    return changed + gone
  }
}

extension ValueChange: CustomStringConvertible {
  /// `scene.emitter.cell.velocity.mean 30 -> 34 pt/s`.
  package var description: String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    if case .rest(let count) = part { return "\(keyPath): \(count) more entries changed" }
    return switch (old, new) {
    case (let old?, let new?): "\(keyPath) \(old) -> \(new)\(unit)"
    case (nil, let new?): "\(keyPath) is new: \(new)\(unit)"
    case (let old?, nil): "\(keyPath) is gone; it was \(old)\(unit)"
    case (nil, nil): keyPath
    }
  }
}
