// SPDX-License-Identifier: MIT

package import FileSystem

/// Something that the tool can do.
package protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  /// Takes the arguments; all that is wrong with them is found here.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does it.
  ///
  /// - Returns: `.success`, or what went wrong if that was told already.
  func run(on console: Console, files: TemporaryFiles) async throws -> ExitCode
}
