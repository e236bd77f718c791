// SPDX-License-Identifier: MIT

import CommandLineInterface
import FileSystem

@main
struct Main {
  /// The tool runs on other threads, hence the detached task; the first thread waits for signals.
  static func main() {
    ProcessMemory.returnLargeBlocks()
    ThisProcess.prepare()
    let console = Console.process
    guard ThisProcess.canOpenFiles else {
      console.say("Error: the system lets this process open too few files; raise 'ulimit -n'")
      ThisProcess.exit(ExitCode.temporary.rawValue)
    }
    guard ThisProcess.canStartThreads else {
      console.say("Error: the system lets this process start too few threads; raise 'ulimit -u'")
      ThisProcess.exit(ExitCode.temporary.rawValue)
    }
    let watch = TerminationWatch()
    let files = TemporaryFiles()
    let words = Array(CommandLine.arguments.dropFirst())
    Task.detached {
      let code = await Tool.run(words, on: console, files: files)
      ThisProcess.exit(code.rawValue)
    }
    Tool.stop(at: watch.wait(), console: console, files: files)
  }
}
