// SPDX-License-Identifier: MIT

/// Every command.
package enum CommandCatalog {
  package static let all: [any Command.Type] = [
    RenderCommand.self, BatchCommand.self, ManifestCommand.self, GalleryCommand.self,
    FramesCommand.self, HashCommand.self, VerifyCommand.self, TraceCommand.self, ListCommand.self,
    DescribeCommand.self,
  ]

  package static var names: [String] { all.map { $0.syntax.name } }

  package static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.syntax.name == name }
  }
}
