// SPDX-License-Identifier: MIT

import CommandLineInterface
import FileSystem

@main
struct Main {
  static func main() async {
    ThisProcess.prepare()
    let console = Console.process
    let files = TemporaryFiles()
    Tool.watchSignals(console: console, files: files)
    let words = Array(CommandLine.arguments.dropFirst())
    let code = await Tool.run(words, on: console, files: files)
    ThisProcess.exit(code.rawValue)
  }
}
