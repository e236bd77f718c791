// SPDX-License-Identifier: MIT

import Export
import FileSystem
import FrameEncoding
import Testing

@Suite struct ExportErrorTests {
  private static let full = EncodingError.writing(
    operation: "write", code: 28, detail: "No space left on device")
  private static let missing = EncodingError.encoderMissing(
    encoder: "libx264", library: "libavcodec 59")

  @Test(
    "An error says which file, what happened and what to do",
    arguments: [
      (
        ExportError.encoding(full, path: "a.gif"), ExportError.Cause.fileSystem(.inputOutput),
        "a.gif: cannot write (write: No space left on device)"
      ),
      (
        .encoding(missing, path: "a.mp4"), .encoderMissing,
        "a.mp4: this build of libavcodec 59 has no encoder 'libx264'; install one that has it"
      ),
      (
        .encoding(.rateUnsupported(rate: FrameRate(7, per: 3), format: "MP4"), path: "a.mp4"),
        .clipUnsuitable,
        "a.mp4: MP4 cannot time a clip of this length at 7/3 frames a second exactly; "
          + "give the rate as a simpler fraction, such as 30000/1001"
      ),
      (
        .encoding(.verification(detail: "5 frames"), path: "a.mp4"), .bug,
        "a.mp4: the written file is not what it should be (5 frames); please report this"
      ),
      (
        .unknownFormat(path: "a.webm", known: ["gif", "mp4"]), .outputsUnsuitable,
        "the ending of 'a.webm' is no known format; known: gif, mp4"
      ),
      (
        .duplicateOutput(path: "a.gif"), .outputsUnsuitable,
        "two clips would be written to 'a.gif'; give them different names or folders"
      ),
      (
        .outputIsInput(path: "a.json"), .outputsUnsuitable,
        "'a.json' is a preset that is being read; give another name for the output"
      ),
    ])
  func tells(error: ExportError, cause: ExportError.Cause, text: String) {
    #expect(error.cause == cause)
    #expect(error.description == text)
  }
}
