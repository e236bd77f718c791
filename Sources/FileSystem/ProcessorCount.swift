// SPDX-License-Identifier: MIT

/// How many processors this process may use.
package enum ProcessorCount {
  /// The smaller of the affinity mask and the control group's quota; at least 1.
  ///
  /// Both are read from the kernel's text files: `taskset` and containers are seen, and a file that is
  /// missing does not count.
  package static var available: Int {
    let affinity = text("/proc/self/status").flatMap(allowed(inStatus:))
    let quota = text("/sys/fs/cgroup/cpu.max").flatMap(processors(inQuota:))
    return max(1, min(affinity ?? 1, quota ?? .max))
  }

  /// Counts the bits of the `Cpus_allowed` line of `/proc/self/status`.
  package static func allowed(inStatus status: String) -> Int? {
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") })
    else { return nil }
    let count = line.dropFirst("Cpus_allowed:".count)
      .compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount }
    return count > 0 ? count : nil
  }

  /// Reads "quota period", both in microseconds, or "max period", which is no limit.
  package static func processors(inQuota text: String) -> Int? {
    let parts = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return max(1, (parts[0] + parts[1] - 1) / parts[1])
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? InputFile.read(path, limit: 1 << 16) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
