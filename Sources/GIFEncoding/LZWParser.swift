// SPDX-License-Identifier: MIT

/// Chooses among the indices that a pixel can have those that compress to the fewest bits.
///
/// It keeps the dictionary that giflib's encoder will have and takes, from each position, the
/// longest phrase that some choice of indices gives. giflib, which takes the longest phrase of the
/// indices that it gets, then finds the same phrases. Where most of a moving shape's surroundings
/// stay, this finds runs that neither repeating nor skipping all of them has.
package struct LZWParser {
  /// What is done with pixels that can stay.
  package enum Policy: CaseIterable, Sendable {
    /// Whatever makes the longest phrase; of equally long ones, what repeats first.
    case repeating
    /// The same; what skips first.
    case skipping
    /// All are drawn again that can be. The longest phrase now may be worse later, so this can win.
    case repeatingAll
    /// All are left as they are.
    case skippingAll
    /// Those are left as they are where that joins runs.
    case skippingMixed
  }

  /// The indices and the bits that their codes take.
  struct Result {
    var indices: [UInt8]
    var bitCount: Int
  }

  /// Phrases followed at a time; more cost time and hardly save a bit.
  private static let widest = 8

  private let choices: IndexChoices
  /// For each pixel the index tried first, and another or the same.
  private let first: [UInt8]
  private let second: [UInt8]
  private let hasNeighbors: Bool
  private let codeSize: Int
  private var trie: LZWTrie
  private var codeLength: Int
  private var bitCount = 0
  /// Phrases that fit so far, and those that fit one index farther.
  private var front = InlineArray<8, UInt16>(repeating: 0)
  private var nextFront = InlineArray<8, UInt16>(repeating: 0)

  /// Starts on a frame whose indices have `codeSize` bits, 2 to 8.
  init(_ choices: IndexChoices, codeSize: Int, policy: Policy) {
    self.choices = choices
    hasNeighbors = choices.hasNeighbors
    switch policy {
    case .repeating: (first, second) = (choices.own, choices.other)
    case .skipping: (first, second) = (choices.other, choices.own)
    case .repeatingAll: (first, second) = (choices.own, choices.own)
    case .skippingAll: (first, second) = (choices.other, choices.other)
    case .skippingMixed:
      first = choices.skippingMixedStretches
      second = first
    }
    self.codeSize = codeSize
    trie = LZWTrie(codeSize: codeSize)
    codeLength = codeSize + 1
  }

  mutating func parse() -> Result {
    var indices = first
    var position = 0
    var previous: UInt16?
    count(codes: 1)
    while position < indices.count {
      if trie.isFull {
        count(codes: 1)
        trie.removeAll()
        codeLength = codeSize + 1
        previous = nil
      }
      var (phrase, end) = longestPhrase(from: position)
      if let known = previous {
        // What the phrase before and this one's first index make is known from here on.
        let first = trie.firstIndex(of: phrase)
        let learned = trie.learn(known, then: first)
        if phrase == known, end < indices.count, canBe(first, at: end) {
          phrase = learned
          end += 1
        }
      }
      trie.write(phrase, to: &indices, endingAt: end)
      count(codes: 1)
      previous = phrase
      position = end
    }
    count(codes: 1)
    return Result(indices: indices, bitCount: bitCount)
  }

  private mutating func count(codes: Int) {
    bitCount += codes * codeLength
    if trie.nextCode >= 1 << codeLength, codeLength < 12 { codeLength += 1 }
  }

  private func canBe(_ index: UInt8, at position: Int) -> Bool {
    index == first[position] || index == second[position]
      || choices.neighbors(at: position).contains(index)
  }

  /// The longest phrase among all choices from `position` on, and the position after it.
  private mutating func longestPhrase(from position: Int) -> (phrase: UInt16, end: Int) {
    var count = 1
    front[0] = UInt16(first[position])
    if first[position] != second[position] {
      front[1] = UInt16(second[position])
      count = 2
    }
    if hasNeighbors {
      for neighbor in choices.neighbors(at: position) {
        front[count] = UInt16(neighbor)
        count += 1
      }
    }
    var end = position + 1
    while end < first.count {
      if count == 1, first[end] == second[end], !hasNeighbors {
        guard let longer = trie.phrase(front[0], then: first[end]) else { break }
        front[0] = longer
        end += 1
        continue
      }
      let nextCount = advance(count, to: end)
      if nextCount == 0 { break }
      swap(&front, &nextFront)
      count = nextCount
      end += 1
    }
    return (front[0], end)
  }

  /// Puts those of the first `count` phrases that go on at `position` into `nextFront`.
  private mutating func advance(_ count: Int, to position: Int) -> Int {
    let (first, second) = (first[position], second[position])
    var nextCount = 0
    for place in 0..<count where nextCount < Self.widest {
      if let phrase = trie.phrase(front[place], then: first) {
        nextFront[nextCount] = phrase
        nextCount += 1
      }
      if first != second, nextCount < Self.widest,
        let phrase = trie.phrase(front[place], then: second)
      {
        nextFront[nextCount] = phrase
        nextCount += 1
      }
    }
    if hasNeighbors {
      for neighbor in choices.neighbors(at: position) {
        for place in 0..<count where nextCount < Self.widest {
          guard let phrase = trie.phrase(front[place], then: neighbor) else { continue }
          nextFront[nextCount] = phrase
          nextCount += 1
        }
      }
    }
    return nextCount
  }
}
