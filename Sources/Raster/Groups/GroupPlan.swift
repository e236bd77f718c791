// SPDX-License-Identifier: MIT

import Graphics

/// What has to be known of each group of a display list before it is drawn.
struct GroupPlan: Sendable {
  struct Group: Sendable {
    /// Index of the group's `endGroup`.
    fileprivate(set) var end = 0
    /// Index in `groups` of the first group that starts after this one's end.
    fileprivate(set) var next = 0
    /// The pixels that the group's contents can touch.
    fileprivate(set) var bounds = PixelRect.empty
    let opacity: UInt8
    let blend: BlendMode
    /// Whether a group that is drawn straight into this one is added, not laid over.
    fileprivate var containsPlus = false

    var isVisible: Bool { opacity != 0 && !bounds.isEmpty }

    /// Whether the group needs a ground of its own.
    ///
    /// Source-over is associative, so an opaque group that is laid over is drawn straight onto what
    /// is below it, unless it adds something to its own transparent ground.
    var isIsolated: Bool { opacity != 255 || blend != .sourceOver || containsPlus }
  }

  /// The groups in the order in which they start.
  private(set) var groups: [Group] = []
  private var open: [Int] = []

  /// Looks at all groups of `list`, which must be balanced.
  mutating func load(_ list: DisplayList, canvas: PixelRect) {
    groups.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .fill(let path, _, _, let transform):
        guard let group = open.last else { continue }
        let bounds = CommandBounds.ofFill(path, transform: transform, canvas: canvas)
        groups[group].bounds = groups[group].bounds.union(bounds)
      case .stroke(let path, let style, _, let transform):
        guard let group = open.last else { continue }
        let bounds = CommandBounds.ofStroke(
          path, style: style, transform: transform, canvas: canvas)
        groups[group].bounds = groups[group].bounds.union(bounds)
      case .beginGroup(let opacity, let blend):
        open.append(groups.count)
        groups.append(Group(opacity: PremultipliedColor.byte(opacity), blend: blend))
      case .endGroup: close(at: index)
      }
    }
    precondition(open.isEmpty, "every group of a display list ends")
  }

  private mutating func close(at index: Int) {
    guard let group = open.popLast() else {
      preconditionFailure("a group of a display list ends before it begins")
    }
    groups[group].end = index
    groups[group].next = groups.count
    guard let parent = open.last, groups[group].opacity != 0 else { return }
    groups[parent].bounds = groups[parent].bounds.union(groups[group].bounds)
    if groups[group].blend == .plus || (!groups[group].isIsolated && groups[group].containsPlus) {
      groups[parent].containsPlus = true
    }
  }
}
