// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// A setting that libav knows by name.
///
/// Safety: the object is lent for the call.
@safe struct LibAVOption: Sendable, Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Sets the option on `object`, a codec's or a container's context, or on its private part.
  ///
  /// - Throws: `EncodingError.library` if there is no such option or it refuses the value.
  @unsafe func apply(to object: UnsafeMutableRawPointer) throws(EncodingError) {
    try LibAVStatus.check("av_opt_set \(name)=\(value)") {
      unsafe av_opt_set(object, name, value, AV_OPT_SEARCH_CHILDREN)
    }
  }
}
