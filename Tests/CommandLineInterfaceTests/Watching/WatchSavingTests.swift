// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `render --watch` and the ways in which editors save.
@Suite struct WatchSavingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(name: "clip"), to: "clip.json")
    try folder.write(SmallPreset.text(name: "clip", extra: #""seed": 7,"#), to: "next.txt")
  }

  @Test(
    "A save is seen however it is done, and its clip is the one that a single run makes",
    arguments: [
      "cat next.txt > clip.json", "mv next.txt clip.json",
      "cp next.txt .clip.json.swp && mv .clip.json.swp clip.json",
      "mv clip.json clip.json~ && cp next.txt clip.json", "rm clip.json && cp next.txt clip.json",
      "ln -f next.txt clip.json", "ln -sf next.txt clip.json",
      "sed -i '1s/{/{ \"seed\": 7,/' clip.json",
    ])
  func seesSave(command: String) throws {
    let run = try WatchRun.shell(
      """
      watch clip.json
      await 'rendered clip in '
      cp next.txt expected.json
      sha256sum < clip.gif > before
      \(command)
      await 'rendered clip in ' 2
      sha256sum < clip.gif | cmp -s before - && echo 'the same clip'
      $zoetrope render expected.json -o expected.gif -q
      cmp clip.gif expected.gif
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(!run.output.contains("the same clip"))
    #expect(!run.output.contains("differ:"))
    #expect(run.errors.isEmpty)
  }

  @Test("A file behind a link is followed where it lies")
  func followsLinks() throws {
    let run = try WatchRun.shell(
      """
      mkdir shared && mv clip.json shared/real.json && ln -s shared/real.json clip.json
      watch clip.json
      await 'rendered clip in '
      cp next.txt shared/new && mv shared/new shared/real.json
      await 'rendered clip in ' 2
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
  }

  @Test("A base is watched, and one that is extended later, too")
  func watchesBases() throws {
    try folder.write(#"{ "zoetrope": 1, "extends": "clip.json" }"#, to: "child.json")
    let run = try WatchRun.shell(
      """
      mkdir other
      watch child.json
      await 'rendered child in '
      cp next.txt new && mv new clip.json
      await 'rendered child in ' 2
      cp clip.json other/base.json
      echo '{ "zoetrope": 1, "extends": "other/base.json", "seed": 8 }' > child.json
      await 'rendered child in ' 3
      sed -i 's/"ball": 4/"ball": 5/' other/base.json
      await 'rendered child in ' 4
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(run.output.contains("watching 'child.json', 'clip.json'; Ctrl-C ends"))
  }

  @Test("A burst of saves is one, and a save that changes nothing renders nothing")
  func rendersOnce() throws {
    let run = try WatchRun.shell(
      """
      watch clip.json
      await 'rendered clip in '
      touch clip.json
      await 'unchanged; nothing to render'
      for seed in 1 2 3 4 5 6 7; do
        sed "s/\\"seed\\": 7/\\"seed\\": $seed/" next.txt > new && mv new clip.json
      done
      await 'rendered clip in ' 2
      echo >> clip.json
      await 'unchanged; nothing to render' 2
      $zoetrope render next.txt -o expected.gif -q
      cmp clip.gif expected.gif && echo 'the newest'
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(run.output.contains("the newest\n"))
    #expect(run.output.components(of: "rendered clip in ") == 2)
  }

  @Test("Only the files that a change is about are made again")
  func rendersWhatChanged() throws {
    try folder.write(SmallPreset.text(name: "other"), to: "other.json")
    let run = try WatchRun.shell(
      """
      watch clip.json other.json
      await 'rendered other in '
      sed -i '1s/.*/{ "gif": { "colors": 8 },/' clip.json
      await 'rendered clip in ' 2
      """, in: folder)
    #expect(run.status == 130, "\(run.output)")
    #expect(run.output.components(of: "wrote clip.gif: ") == 2)
    #expect(run.output.components(of: "wrote clip.mp4: ") == 1)
    #expect(run.output.components(of: "wrote other.gif: ") == 1)
  }
}

extension String {
  /// How often `text` is in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
