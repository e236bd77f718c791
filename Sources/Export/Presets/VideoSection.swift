// SPDX-License-Identifier: MIT

import Scenes

/// The keys of `video`.
struct VideoSection: PresetSection {
  private(set) var quality = Quality.standard

  mutating func map(_ mapper: inout some PresetMapper) {
    mapper.value(
      "quality", &quality,
      ParameterNote(
        "How close MP4, MOV and M4V are to the frames; draft, standard and high are x264's rate "
          + "factors 28, 18 and 12"))
  }
}
