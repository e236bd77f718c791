// SPDX-License-Identifier: MIT

/// The system lets its user watch no more folders for now.
package enum WatchLimit: Error, Sendable, Hashable {
  /// Of programs that watch, or of files that this one may open.
  case instances
  /// Of watched folders, at this one.
  case folders(path: String)
}

extension WatchLimit: CustomStringConvertible {
  package var description: String {
    let limits = "/proc/sys/fs/inotify"
    return switch self {
    case .instances:
      "the system lets no more programs watch files; end another that does, or raise "
        + "'ulimit -n' or \(limits)/max_user_instances"
    case .folders(let path):
      "the system lets no more folders be watched, and so not '\(path)'; end another program that "
        + "watches, or raise \(limits)/max_user_watches"
    }
  }
}
