// SPDX-License-Identifier: MIT

import Glibc

/// Writes to files that others write to as well.
package enum OutputFile {
  /// Appends `bytes` to the file at `path`, which is made if nothing is there; a pipe is refused
  /// without waiting for its reader.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = try SystemCall.run("append to", path) { unsafe open(path, flags, 0o666) }
    let file = FileDescriptor(owning: descriptor, path: path)
    try DescriptorWriting.write(bytes, to: descriptor, path: path)
    if let failure = file.close() { throw failure }
  }
}
