// SPDX-License-Identifier: MIT

import CMalloc

/// How this process deals with memory.
package enum ProcessMemory {
  /// Bytes from which on a block is mapped by itself: about a frame of 512 by 512.
  private static let largeBlock: Int32 = 1 << 20

  /// Gives frames back to the system as soon as they are freed.
  ///
  /// Left alone, the C library keeps blocks of the size of those that were freed before, and with
  /// large frames a render's peak is a sixth higher.
  package static func returnLargeBlocks() { mallopt(M_MMAP_THRESHOLD, largeBlock) }
}
