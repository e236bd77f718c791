// SPDX-License-Identifier: MIT

import TestSupport

/// Chromium without a window, if the machine has it.
enum Browser {
  static let isInstalled =
    (try? ChildProcess.shell("command -v chromium"))?.status == 0

  /// What `page` leaves in the element `result` after `script` ran at its end.
  ///
  /// The page becomes a file with the script behind its own, which is opened at `fragment`.
  static func result(
    of script: String, in page: ReportPage, fragment: String = ""
  ) throws -> String {
    let folder = try TemporaryFolder()
    let addition = """
      <pre id="result"></pre>
      <script type="module">
      \(reading)
      await new Promise((done) => setTimeout(done, 100));
      let result;
      try { result = await (async () => { \(script) })(); } catch (error) { result = `${error}`; }
      document.getElementById("result").textContent = `[${result}]`;
      </script>
      </body>
      """
    let copy = try folder.write(page.source.replacing("</body>", with: addition), to: "page.html")
    var run = try dump(copy, fragment, folder)
    // On a busy machine the browser's time can be over before the page has said anything.
    for _ in 0..<2 where !run.output.contains("<pre id=\"result\">[") {
      run = try dump(copy, fragment, folder)
    }
    guard let start = run.output.firstRange(of: "<pre id=\"result\">["),
      let end = run.output[start.upperBound...].firstRange(of: "]</pre>")
    else { return "no result: \(run.errors.suffix(2000))" }
    return String(run.output[start.upperBound..<end.lowerBound])
      .replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }

  /// Opens a page and prints what it has become.
  private static func dump(
    _ page: String, _ fragment: String, _ folder: TemporaryFolder
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.shell(
      """
      chromium --headless --no-sandbox --disable-gpu --user-data-dir="$2" \
        --virtual-time-budget=5000 --dump-dom "file://$1"
      """, ["\(page)\(fragment)", folder.path(of: "profile")])
  }

  /// Functions for scripts: what a pane shows, and its pixels.
  private static let reading = """
    const find = (selector) => document.querySelector(selector);
    const shown = (pane) => find(`.viewer .${pane} img`);
    const position = () => find(".viewer .position").textContent;
    const pixels = async (image) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    """
}
