// SPDX-License-Identifier: MIT

package import Graphics

/// Colours of the three balls by the place where they rest.
package struct BallColors: ParameterGroup {
  package var left = Color(hex: 0x3688FA)
  package var center = Color(hex: 0x646464)
  package var right = Color(hex: 0xEA4345)

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let source = "the article's repository"
    mapper.color("left", &left, ParameterNote("The ball that rests at the left", source: source))
    mapper.color("center", &center, ParameterNote("The ball in the middle", source: source))
    mapper.color("right", &right, ParameterNote("The ball that rests at the right", source: source))
  }
}
