// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `zoetrope verify --report`: the page as a file.
@Suite struct ReportOptionTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    preset = try folder.write(SmallPreset.text(), to: "small.json")
  }

  private func verify(_ words: String...) async -> ToolRun {
    await ToolRun(["verify", preset] + words)
  }

  @Test("A page is written whether anything differs or not, and does not change the exit code")
  func writesPage() async throws {
    let report = folder.path(of: "report")
    #expect(await verify("--report", report).code == .differs)
    #expect(await verify("--record", "all", "--accept", "--report", report).code == .success)
    let run = await verify("--report", report)
    #expect(run.code == .success)
    #expect(run.messages.contains("wrote \(report)/index.html"))
    #expect(!run.text.contains("index.html"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: report) == ["index.html"])
    #expect(try folder.text(of: "report/index.html").contains("Every preset makes the frames"))
  }

  @Test("A page is the same however many frames are drawn at a time")
  func isReproducible() async throws {
    _ = await verify("--record", "all")
    try folder.write(
      SmallPreset.text().replacing(#""ball": 4"#, with: #""ball": 5"#), to: "small.json")
    var pages: [String] = []
    for jobs in ["1", "4"] {
      _ = await verify("--jobs", jobs, "--report", folder.path(of: "report"))
      pages.append(try folder.text(of: "report/index.html"))
    }
    #expect(pages[0] == pages[1] && pages[0].contains("scene.ball 4 -&gt; 5 pt"))
  }

  @Test("A page that cannot be written is told before anything is drawn")
  func refusesBadPlaces() async throws {
    for place in ["missing/report", "small.json"] {
      let run = await verify("--report", folder.path(of: place))
      #expect(run.code == .cannotCreate && run.text.isEmpty, "\(run.messages)")
    }
    #expect(try folder.contents() == ["small.json"])
  }

  @Test("A page that does not fit on the disk leaves the old one")
  func leavesOldPage() throws {
    let run = try ToolBinary.shell(
      """
      "$zoetrope" verify small.json --record all --accept --report report -q && cp report/index.html old
      sed -i 's/"ball": 4/"ball": 5/' small.json
      (ulimit -f 8; "$zoetrope" verify small.json --report report >/dev/null)
      echo "status $?"; cmp old report/index.html && ls -A report
      """, in: folder)
    #expect(run.output.hasSuffix("status 74\nindex.html\n"), "\(run.output) \(run.errors)")
  }
}
