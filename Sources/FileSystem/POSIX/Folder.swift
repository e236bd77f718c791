// SPDX-License-Identifier: MIT

import Glibc

/// An open folder.
///
/// Files are made, moved and removed through its descriptor, so they stay in this folder even if
/// somebody renames it or puts another one at its path.
///
/// Safety: the descriptor is closed once, by `deinit`; names are lent to the kernel for one call.
@safe package final class Folder: Sendable {
  private let descriptor: Int32
  private let path: String

  package init(path: String) throws(FileSystemError) {
    self.path = path
    descriptor = try SystemCall.run("open the folder", path) {
      unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
  }

  deinit { close(descriptor) }

  /// A path for libraries that open files by name; it leads here whatever happens to the folder's own
  /// path, as long as this object lives.
  func path(of name: String) -> String {
    let link = "/proc/self/fd/\(descriptor)"
    return unsafe access(link, X_OK) == 0 ? "\(link)/\(name)" : PathParts.joined(path, name)
  }

  /// What stands at `name`, nil for nothing.
  ///
  /// A link to a file, or to nothing, is a link; a link to anything else is what it leads to.
  func kind(of name: String) throws(FileSystemError) -> FileKind? {
    guard let kind = try status(of: name, AT_SYMLINK_NOFOLLOW)?.kind else { return nil }
    guard kind == .symbolicLink, let target = try? status(of: name, 0) else { return kind }
    return target.kind == .regular ? kind : target.kind
  }

  var identity: FileIdentity {
    get throws(FileSystemError) { try FileStatus(descriptor: descriptor, path: path).identity }
  }

  func checkWritable() throws(FileSystemError) {
    try SystemCall.run("write in", path) { unsafe faccessat(descriptor, ".", W_OK | X_OK, 0) }
  }

  /// Makes a new empty file, whose rights follow the umask.
  func createFile(named name: String) throws(FileSystemError) -> LockedFile {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try SystemCall.run("create", PathParts.joined(path, name)) {
      unsafe openat(descriptor, name, flags, 0o666)
    }
    return LockedFile(adopting: file)
  }

  /// Gives the file `name` the name `finalName`.
  ///
  /// A link fails if the name is taken, in one step and on every file system that has links; that is
  /// how a file is refused that appeared a moment ago.
  func move(
    _ name: String, to finalName: String, existing policy: ExistingFilePolicy
  ) throws(FileSystemError) {
    let finalPath = PathParts.joined(path, finalName)
    switch policy {
    case .replace:
      try SystemCall.run("replace", finalPath) {
        unsafe renameat(descriptor, name, descriptor, finalName)
      }
    case .refuse:
      do throws(FileSystemError) {
        try SystemCall.run("create", finalPath) {
          unsafe linkat(descriptor, name, descriptor, finalName, 0)
        }
      } catch .call(_, _, EEXIST) {
        throw .exists(path: finalPath)
      }
      removeFile(named: name)
    }
  }

  /// Removes a file; that it is gone already is no failure.
  func removeFile(named name: String) { unsafe unlinkat(descriptor, name, 0) }

  /// Makes sure that names given in this folder outlive a power cut.
  func synchronize() throws(FileSystemError) {
    do throws(FileSystemError) {
      try SystemCall.run("save", path) { fsync(descriptor) }
    } catch .call(_, _, EINVAL) {
      // The file system does not synchronise folders.
    }
  }

  /// Removes temporary files for `finalName` whose process is dead and that nobody holds; a folder
  /// that cannot be read keeps them.
  func removeStaleTemporaryFiles(for finalName: String) {
    for name in (try? names()) ?? [] {
      guard let temporary = TemporaryName(name, for: finalName),
        ThisProcess.isDead(temporary.process), isUnlocked(name)
      else { continue }
      removeFile(named: name)
    }
  }

  /// The same for many outputs, in one look at the folder.
  func removeStaleTemporaryFiles(forAny finalNames: Set<String>) {
    for name in (try? names()) ?? [] {
      guard let finalName = TemporaryName.finalName(in: name), finalNames.contains(finalName),
        let temporary = TemporaryName(name, for: finalName),
        ThisProcess.isDead(temporary.process), isUnlocked(name)
      else { continue }
      removeFile(named: name)
    }
  }

  private func isUnlocked(_ name: String) -> Bool {
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }

  /// The names in the folder, in no order.
  func names() throws(FileSystemError) -> [String] {
    let copy = try SystemCall.run("read the folder", path) {
      unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard let stream = unsafe fdopendir(copy) else {
      let code = errno
      close(copy)
      throw .call(operation: "read the folder", path: path, code: code)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // The end of the folder and a failure look the same but for this.
    errno = 0
    while let entry = unsafe readdir(stream) {
      // Safety: the entry is valid until the next call, and the name in it ends with a zero.
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
      errno = 0
    }
    let code = errno
    guard code == 0 else { throw .call(operation: "read the folder", path: path, code: code) }
    return names
  }

  private func status(of name: String, _ flags: Int32) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    do throws(FileSystemError) {
      try SystemCall.run("examine", PathParts.joined(path, name)) {
        unsafe fstatat(descriptor, name, &status, flags)
      }
    } catch .call(_, _, ENOENT) {
      return nil
    }
    return FileStatus(status)
  }
}
