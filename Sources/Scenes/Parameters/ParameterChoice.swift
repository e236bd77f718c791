// SPDX-License-Identifier: MIT

/// A closed set of words that a parameter can have.
package protocol ParameterChoice: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}
