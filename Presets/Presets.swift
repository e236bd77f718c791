// SPDX-License-Identifier: MIT

/// The preset files of this folder, which are part of the program.
///
/// The manifest names each of them as a resource to embed; the package manager makes a constant of
/// each, but no list: that is this one.
package enum PresetLibrary {
  package struct File: Sendable {
    /// With its extension.
    package let name: String
    package let bytes: [UInt8]
  }

  package static let files = [
    File(name: "ball-loader.json", bytes: PackageResources.ball_loader_json),
    File(name: "floating-heart.json", bytes: PackageResources.floating_heart_json),
    File(name: "heart-fountain.json", bytes: PackageResources.heart_fountain_json),
    File(name: "live-heart.json", bytes: PackageResources.live_heart_json),
    File(name: "sparkle-button.json", bytes: PackageResources.sparkle_button_json),
  ]
}
