// SPDX-License-Identifier: MIT

/// Something that changes a layer's properties over time.
package protocol Animation: Sendable {
  var timing: MediaTiming { get }
}
