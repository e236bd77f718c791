// SPDX-License-Identifier: MIT

import Glibc

/// The running process and how it is set up for a tool that writes files and pipes.
package enum ThisProcess {
  static var identifier: Int32 { getpid() }

  /// Prepares what every later write relies on; must come before any file is opened.
  ///
  /// A descriptor 0, 1 or 2 that was closed would be given to the next file opened, and messages would
  /// end up in it. Each is put on `/dev/null` in the direction in which it is not used, so that
  /// output that is lost is still seen as an error. Broken pipes and file size limits become
  /// errors of the call instead of the death of the process.
  package static func prepare() {
    for (descriptor, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)] {
      if fcntl(descriptor, F_GETFD) < 0 && errno == EBADF { _ = unsafe open("/dev/null", flags) }
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The value of an environment variable, nil if it is not set.
  package static func variable(_ name: String) -> String? {
    // Safety: nobody changes the environment, and the text is copied at once.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Descriptors that the concurrency runtime and one clip need at the same time, with some to spare.
  private static let neededDescriptorCount = 16

  /// Whether the system lets the process have the descriptors it needs beside those that are open.
  ///
  /// The concurrency runtime does not ask: it traps where it gets none.
  package static var canOpenFiles: Bool {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    while descriptors.count < neededDescriptorCount {
      let descriptor = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
      // Where the device itself is missing, there is nothing to learn.
      guard descriptor >= 0 else { return ![EMFILE, ENFILE].contains(errno) }
      descriptors.append(descriptor)
    }
    return true
  }

  /// Threads that the concurrency runtime starts beside the first one even for one task.
  private static let neededThreadCount = 3

  /// Whether the system lets the process have the threads it needs, all at the same time.
  ///
  /// The concurrency runtime does not ask: it tries again for ever.
  package static var canStartThreads: Bool {
    var ends: [Int32] = [0, 0]
    // Without a pipe to hold the threads there is nothing to learn.
    guard unsafe pipe(&ends) == 0 else { return true }
    var threads: [pthread_t] = []
    while threads.count < neededThreadCount {
      var thread = pthread_t()
      // Safety: each thread waits for the pipe's end, touches nothing else, and is waited for. What
      // it is lent is a descriptor in the place of an address.
      let status = unsafe pthread_create(
        &thread, nil,
        { descriptor in
          var byte: UInt8 = 0
          _ = unsafe read(Int32(Int(bitPattern: descriptor)), &byte, 1)
          return nil
        }, UnsafeMutableRawPointer(bitPattern: Int(ends[0])))
      guard status == 0 else { break }
      threads.append(thread)
    }
    close(ends[1])
    for thread in threads { pthread_join(thread, nil) }
    close(ends[0])
    return threads.count == neededThreadCount
  }

  /// Ends at once, without running what is left to run.
  package static func exit(_ status: Int32) -> Never { _exit(status) }

  /// Whether no process of this number runs, or it is this one, which does not know the file.
  static func isDead(_ process: Int32) -> Bool {
    if process == identifier { return true }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
