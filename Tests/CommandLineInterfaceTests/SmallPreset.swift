// SPDX-License-Identifier: MIT

/// A preset that is drawn in a moment: six frames of 24 pixels a side.
enum SmallPreset {
  static func text(name: String = "small", extra: String = "") -> String {
    """
    {
      "zoetrope": 1, "name": "\(name)",
      "canvas": { "size": [24, 24], "scale": 1, "background": "#FFFFFF" },
      "timing": { "duration": 0.3, "fps": 20, "loop": "forever" },
      "scene": { "type": "ball-loader", "container": 24, "ball": 4, "margin": 1, "cycle": 0.3 },
      \(extra)
      "outputs": ["\(name).gif", "\(name).mp4"]
    }
    """
  }
}
