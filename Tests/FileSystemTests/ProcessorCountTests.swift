// SPDX-License-Identifier: MIT

import FileSystem
import Testing

@Suite struct ProcessorCountTests {
  @Test(
    "The affinity mask is counted",
    arguments: [
      ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
      ("Cpus_allowed:\tff,00000001\n", 9), ("Name:\tx\n", nil), ("Cpus_allowed:\t0\n", nil),
    ] as [(String, Int?)])
  func countsMask(status: String, expected: Int?) {
    #expect(ProcessorCount.allowed(inStatus: status) == expected)
  }

  @Test(
    "A quota is rounded up to whole processors",
    arguments: [
      ("max 100000\n", nil), ("200000 100000\n", 2), ("150000 100000\n", 2), ("1000 100000\n", 1),
      ("", nil), ("1 0", nil),
    ] as [(String, Int?)])
  func readsQuota(text: String, expected: Int?) {
    #expect(ProcessorCount.processors(inQuota: text) == expected)
  }

  @Test func thereIsAtLeastOne() {
    #expect(ProcessorCount.available >= 1)
  }
}
