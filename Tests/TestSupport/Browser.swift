// SPDX-License-Identifier: MIT

/// Chromium without a window, if the machine has it.
package enum Browser {
  package static let isInstalled =
    (try? ChildProcess.shell("command -v chromium"))?.status == 0

  /// A page to be opened from a file.
  package struct Page {
    private let source: String
    private let folder: TemporaryFolder
    private let fragment: String
    private let options: [String]

    /// Makes a page that is put into `folder`, beside what it loads, and opened at `fragment` by a
    /// browser with more `options`.
    package init(
      _ source: String, in folder: TemporaryFolder, fragment: String = "", options: [String] = []
    ) {
      self.source = source
      self.folder = folder
      self.fragment = fragment
      self.options = options
    }

    /// What `script` returns when it has run at the page's end, behind the page's own.
    ///
    /// It finds in `mistakes` what went wrong in the page before.
    package func result(of script: String) throws -> String {
      let copy = try folder.write(instrumented(with: script), to: "page.html")
      var run = try dump(copy)
      // On a busy machine the browser's time can be over before the page has said anything.
      for _ in 0..<2 where !run.output.contains("<pre id=\"result\">[") {
        run = try dump(copy)
      }
      guard let start = run.output.firstRange(of: "<pre id=\"result\">["),
        let end = run.output[start.upperBound...].firstRange(of: "]</pre>")
      else { return "no result: \(run.errors.suffix(2000))" }
      return String(run.output[start.upperBound..<end.lowerBound])
        .replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
    }

    private func instrumented(with script: String) -> String {
      let listening = """
        <head>
        <script>
        const mistakes = [];
        for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) {
          addEventListener(kind, (event) => mistakes.push(`${kind} ${event.message ?? event.reason ?? event.blockedURI}`));
        }
        console.error = (...words) => mistakes.push(words.join(" "));
        </script>
        """
      let running = """
        <pre id="result"></pre>
        <script type="module">
        await new Promise((done) => setTimeout(done, 100));
        let result;
        try { result = await (async () => { \(script) })(); } catch (error) { result = `${error}`; }
        document.getElementById("result").textContent = `[${result}]`;
        </script>
        </body>
        """
      return source.replacing("<head>", with: listening).replacing("</body>", with: running)
    }

    /// Opens the page and prints what it has become.
    private func dump(_ page: String) throws -> ChildProcess.Outcome {
      let profile = try TemporaryFolder()
      return try ChildProcess.shell(
        """
        chromium --headless --no-sandbox --disable-gpu --user-data-dir="$2" \
          --virtual-time-budget=60000 --dump-dom "${@:3}" "file://$1"
        """, ["\(page)\(fragment)", profile.path] + options)
    }
  }
}
