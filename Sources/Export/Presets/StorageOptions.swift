// SPDX-License-Identifier: MIT

package import GIFEncoding

/// What a preset says about how its clip is stored, for each kind of file.
package struct StorageOptions: Sendable, Hashable {
  package var gif: GIFOptions
  /// Of videos.
  package var videoQuality: Quality

  package init(gif: GIFOptions = GIFOptions(), videoQuality: Quality = .standard) {
    self.gif = gif
    self.videoQuality = videoQuality
  }
}
