// SPDX-License-Identifier: MIT

/// Thrown after a problem was reported that leaves no sensible place to read on from.
struct JSONStop: Error {}
