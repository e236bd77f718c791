// SPDX-License-Identifier: MIT

import TestSupport

/// Scripts that start `render --watch` and do things to its presets.
enum WatchRun {
  /// Defines `watch ARGUMENTS`, which starts it in the background, and `await TEXT [COUNT]`, which
  /// waits until it has said that in so many lines (1), and `await_part`, which waits until it is at
  /// work, up to half a minute; what it says is in `log`.
  private static let words = """
    watch() {
      : > log
      env --default-signal=INT "$zoetrope" render --watch "$@" 2> log &
      watcher=$!
      trap 'kill -KILL $watcher 2> /dev/null; cat log' EXIT
    }
    await() {
      for try in {1..3000}; do
        [ "$(grep -cF -- "$1" log)" -ge "${2:-1}" ] && return
        sleep 0.01
      done
      echo "waited in vain for ${2:-1} of: $1"
      exit 9
    }
    await_part() {
      for try in {1..3000}; do
        ls -A | grep -q 'part$' && return
        sleep 0.01
      done
      echo 'waited in vain for a render'
      exit 9
    }

    """

  /// Runs `script` and ends what it started as Ctrl-C does; what the watch said is in `output`.
  static func shell(
    _ script: String, in folder: TemporaryFolder
  ) throws -> ChildProcess.Outcome {
    try ToolBinary.shell(
      words + script + """

        kill -INT $watcher; wait $watcher
        """, in: folder)
  }
}
