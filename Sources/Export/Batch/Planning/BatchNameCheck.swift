// SPDX-License-Identifier: MIT

/// Finds names of outputs that are not safe, or one file on some file system.
///
/// What one file system keeps apart, another takes for one name: letters and their accents written
/// in one character or in two (Swift compares them as equal), and upper and lower case.
struct BatchNameCheck {
  private var owners: [String: BatchError.PresetOutput] = [:]
  private var first: [BatchError.PresetOutput] = []
  private var collisionCount = 0

  mutating func add(_ item: BatchItem) throws(BatchError) {
    for output in item.outputs {
      if let objection = FileStem.objection(to: output.name) {
        throw .unsafeName(output.name, of: item.place, objection: objection)
      }
      let owner = BatchError.PresetOutput(name: output.name, place: item.place)
      guard let twin = owners.updateValue(owner, forKey: Self.folded(output.name)) else {
        continue
      }
      collisionCount += 1
      if first.isEmpty { first = [twin, owner] }
    }
  }

  func finish() throws(BatchError) {
    guard first.count == 2 else { return }
    throw .collision(first[0], first[1], others: collisionCount - 1)
  }

  /// Upper case first, for letters such as ß that are two there.
  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
