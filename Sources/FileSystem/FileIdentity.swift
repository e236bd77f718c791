// SPDX-License-Identifier: MIT

/// Tells whether two paths lead to the same file, through links of any kind.
package struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let inode: UInt64
}
