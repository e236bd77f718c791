// SPDX-License-Identifier: MIT

/// Writes bytes to a file and remembers the first failure.
package final class FileWriter {
  package init() {}
}
