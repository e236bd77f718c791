// SPDX-License-Identifier: MIT

import Glibc

/// The time of day, for records of when something was made.
package enum WallClock {
  /// Now, in UTC, as ISO 8601 writes it: `2026-11-30T19:05:00Z`.
  package static var now: String { text(of: time(nil)) }

  /// The time `seconds` after 1970 began.
  package static func text(of seconds: Int) -> String {
    var seconds = seconds
    var parts = unsafe tm()
    // Safety: both are lent for the call.
    let isKnown = unsafe gmtime_r(&seconds, &parts) != nil
    guard isKnown else { return "1970-01-01T00:00:00Z" }
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(padded)
    let time = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(padded)
    return "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
