// SPDX-License-Identifier: MIT

import FrameEncoding
import GIFEncoding
import Graphics
import TestSupport
import Testing

/// The line that a GIF carries beside its pictures.
@Suite struct GIFCommentTests {
  private static func clip(comment: String) -> TestClip {
    let white = PixelBuffer(width: 8, height: 6, filledWith: PremultipliedColor(.white))
    var dot = white
    dot[3, 3] = PremultipliedColor(.black)
    var clip = TestClip([white, dot])
    clip.description.comment = comment
    return clip
  }

  private static func path(_ comment: String, in folder: TemporaryFolder) throws -> String {
    let path = try folder.write("", to: "clip.gif")
    let clip = clip(comment: comment)
    try clip.encode(with: GIFEncoder(path: path, clip: clip.description, options: .exact))
    return path
  }

  @Test(
    "A comment is read back as it was given, also one of several blocks",
    arguments: ["zoetrope 0.1.0", "häh", String(repeating: "long ", count: 200)])
  func readsBack(comment: String) throws {
    let folder = try TemporaryFolder()
    #expect(try GIFComments.read(try Self.path(comment, in: folder)) == [comment])
  }

  @Test("A file without a comment has none, and is shorter by the comment and four bytes")
  func hasNone() throws {
    let folder = try TemporaryFolder()
    #expect(try GIFComments.read(try Self.path("", in: folder)).isEmpty)
    let difference =
      try Self.clip(comment: "twelve bytes").encoded().count
      - Self.clip(comment: "").encoded().count
    #expect(difference == 12 + 4)
  }

  @Test("The pictures do not depend on the comment")
  func leavesPictures() throws {
    let shown = try ["", "comment"].map { comment in
      let clip = Self.clip(comment: comment)
      return clip.shown(by: try #require(GIFDecoder(try clip.encoded())))
    }
    #expect(shown[0] == shown[1])
  }

  @Test(
    "gifsicle shows the comment, and keeps it when it works on the file",
    .enabled(if: Programs.hasGifsicle, "gifsicle is not installed"))
  func survivesGifsicle() throws {
    let folder = try TemporaryFolder()
    _ = try Self.path("zoetrope 0.1.0", in: folder)
    let run = try ChildProcess.shell(
      "gifsicle --info clip.gif | grep comment && gifsicle -O3 clip.gif -o other.gif",
      in: folder.path)
    #expect(run.status == 0 && run.output.contains("zoetrope 0.1.0"))
    #expect(try GIFComments.read(folder.path(of: "other.gif")) == ["zoetrope 0.1.0"])
  }

  @Test("What is no GIF, or breaks off, is refused", arguments: ["", "GIF89a", "GIF89a\(zeros)"])
  func refuses(content: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(content, to: "clip.gif")
    #expect(throws: EncodingError.self) { try GIFComments.read(path) }
  }

  private static let zeros = String(repeating: "\0", count: 40)
}
