// SPDX-License-Identifier: MIT

import TestSupport

/// Reads reports in a browser.
enum ReportReading {
  /// What `script` returns in `page`, which is opened at `fragment`.
  static func result(
    of script: String, in page: ParsedPage, fragment: String = ""
  ) throws -> String {
    try Browser.Page(page.source, in: try TemporaryFolder(), fragment: fragment)
      .result(of: functions + script)
  }

  /// Functions for scripts: what a pane shows, and its pixels.
  private static let functions = """
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
