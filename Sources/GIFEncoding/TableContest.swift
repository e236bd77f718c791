// SPDX-License-Identifier: MIT

/// Tells whether to try a picture with both tables: trying takes time, and clips hardly change sides.
struct TableContest {
  /// Wins in a row that decide.
  private static let decidingCount = 4
  /// Every so many pictures both are tried nevertheless.
  private static let period = 8

  private var askedCount = 0
  private var leaderIsLocal = false
  private var winCount = 0

  /// Whether the next picture needs no more than this table.
  mutating func isDecided(forLocal isLocal: Bool) -> Bool {
    guard winCount >= Self.decidingCount, leaderIsLocal == isLocal else { return false }
    askedCount += 1
    return askedCount % Self.period != 0
  }

  mutating func noteWinner(isLocal: Bool) {
    if isLocal != leaderIsLocal { winCount = 0 }
    leaderIsLocal = isLocal
    winCount += 1
  }
}
