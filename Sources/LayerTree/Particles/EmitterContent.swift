// SPDX-License-Identifier: MIT

/// A particle emitter, as `CAEmitterLayer` is.
package struct EmitterContent: Sendable {
  package init() {}
}
