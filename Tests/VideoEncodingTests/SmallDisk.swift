// SPDX-License-Identifier: MIT

import TestSupport

/// A file system in memory that holds only so much; unmounted when its last owner goes.
final class SmallDisk {
  private let folder: TemporaryFolder

  /// Whether this process may mount one: it needs the rights, which few containers have.
  static let isAvailable = (try? SmallDisk(kilobytes: 4)) != nil

  struct Unavailable: Error {}

  /// Mounts a disk; the kernel rounds its size up to 4 KiB.
  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    guard let mount = Program.mount else { throw Unavailable() }
    try mount.output(["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path])
  }

  deinit { _ = try? Program.unmount?.output([folder.path]) }

  func file(_ name: String) -> String { folder.path(of: name) }
}
