// SPDX-License-Identifier: MIT

import FileSystem
import Testing

@Suite struct FileSystemErrorTests {
  @Test(
    "Each errno has a cause and the system's text",
    arguments: [
      (2, FileSystemError.Cause.missing, "No such file or directory"),
      (20, .unsuitable, "Not a directory"), (17, .cannotCreate, "File exists"),
      (21, .cannotCreate, "Is a directory"), (30, .cannotCreate, "Read-only file system"),
      (13, .permission, "Permission denied"), (1, .permission, "Operation not permitted"),
      (28, .inputOutput, "No space left on device"), (5, .inputOutput, "Input/output error"),
      (27, .inputOutput, "File too large"), (122, .inputOutput, "Disk quota exceeded"),
      (32, .closedPipe, "Broken pipe"),
    ])
  func knowsCode(code: Int32, cause: FileSystemError.Cause, text: String) {
    let error = FileSystemError.call(operation: "create", path: "a.gif", code: code)
    #expect(error.cause == cause)
    #expect(error.description == "cannot create 'a.gif': \(text)")
  }
}
