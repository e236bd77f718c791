// SPDX-License-Identifier: MIT

/// Chooses among the indices that a pixel can have those that compress to the fewest bits.
///
/// It keeps the dictionary that giflib's encoder will have and takes, from each position, the
/// longest phrase that some choice of indices gives. giflib, which takes the longest phrase of the
/// indices that it gets, then finds the same phrases. Where most of a moving shape's surroundings
/// stay, this finds runs that neither repeating nor skipping all of them has.
struct LZWParser {
  /// Which of several choices of the same length is taken.
  enum Preference {
    case repeating
    case skipping
  }

  /// Phrases followed at a time; more cost time and hardly save a bit.
  private static let widest = 8

  /// Pixels of the largest area for which that is tried; in larger ones it hardly ever helps.
  private static let largestToTryAll = 1 << 14

  private let choices: IndexChoices
  private let transparentIndex: UInt8
  private let prefersSkipping: Bool
  private let codeSize: Int
  private var trie: LZWTrie
  private var codeLength: Int
  private var bitCount = 0
  /// Phrases that fit so far, and those that fit one index farther.
  private var front = [Int](repeating: 0, count: Self.widest)
  private var nextFront = [Int](repeating: 0, count: Self.widest)

  /// The indices and the bits that their codes take.
  struct Result {
    var indices: [UInt8]
    var bitCount: Int
  }

  /// The best of both preferences and, because the longest phrase now may be worse later, for small
  /// areas of repeating all pixels, skipping all or skipping where it joins runs; `codeSize` are the bits of an index, 2 to 8.
  static func shortest(_ choices: IndexChoices, codeSize: Int) -> Result {
    func parse(_ choices: IndexChoices, preferring preference: Preference) -> Result {
      var parser = LZWParser(choices, codeSize: codeSize, preferring: preference)
      return parser.parse()
    }
    var results = [
      parse(choices, preferring: .repeating), parse(choices, preferring: .skipping),
    ]
    if choices.own.count <= largestToTryAll {
      results.append(parse(choices.repeatingAll, preferring: .repeating))
      results.append(parse(choices.skippingAll, preferring: .skipping))
      results.append(parse(choices.skippingMixedStretches, preferring: .skipping))
    }
    return results.dropFirst().reduce(results[0]) { $1.bitCount < $0.bitCount ? $1 : $0 }
  }

  private init(_ choices: IndexChoices, codeSize: Int, preferring preference: Preference) {
    self.choices = choices
    transparentIndex = choices.transparentIndex ?? 0
    prefersSkipping = preference == .skipping
    self.codeSize = codeSize
    trie = LZWTrie(codeSize: codeSize)
    codeLength = codeSize + 1
  }

  private mutating func parse() -> Result {
    var indices = choices.own
    var position = 0
    var previous: Int?
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

  private func canSkip(_ position: Int) -> Bool {
    choices.canChoose && choices.canStay[position]
  }

  private func canBe(_ index: UInt8, at position: Int) -> Bool {
    index == choices.own[position] || index == transparentIndex && canSkip(position)
      || choices.neighbors(at: position).contains(index)
  }

  /// The longest phrase among all choices from `position` on, and the position after it.
  private mutating func longestPhrase(from position: Int) -> (phrase: Int, end: Int) {
    let own = choices.own[position]
    var count = 1
    front[0] = Int(own)
    if canSkip(position), own != transparentIndex {
      count = 2
      front[1] = Int(transparentIndex)
      if prefersSkipping { front.swapAt(0, 1) }
    }
    for neighbor in choices.neighbors(at: position) {
      front[count] = Int(neighbor)
      count += 1
    }
    var end = position + 1
    while end < choices.own.count {
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
    let own = choices.own[position]
    let isFree = canSkip(position) && own != transparentIndex
    let skipsFirst = isFree && prefersSkipping
    let first = skipsFirst ? transparentIndex : own
    let second = skipsFirst ? own : transparentIndex
    var nextCount = 0
    for place in 0..<count where nextCount < Self.widest {
      if let phrase = trie.phrase(front[place], then: first) {
        nextFront[nextCount] = phrase
        nextCount += 1
      }
      if isFree, nextCount < Self.widest,
        let phrase = trie.phrase(front[place], then: second)
      {
        nextFront[nextCount] = phrase
        nextCount += 1
      }
    }
    for neighbor in choices.neighbors(at: position) {
      for place in 0..<count where nextCount < Self.widest {
        guard let phrase = trie.phrase(front[place], then: neighbor) else { continue }
        nextFront[nextCount] = phrase
        nextCount += 1
      }
    }
    return nextCount
  }
}
