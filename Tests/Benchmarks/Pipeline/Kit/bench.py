#!/usr/bin/env python3
"""The pipeline's benchmark: drawing alone, whole clips beside ffmpeg, and how the cost grows.

usage: bench.py [--build DIR] [--work DIR] [--json FILE] [--only NAME] [--rounds N]

Of runs that are compared, each takes its turn in every round, and the best of each counts. --only runs
the parts whose name holds NAME: presets, jobs, files, length, size, startup. `files` needs ffmpeg, and
740 MB in /dev/shm, or else on disk, for its frames.
"""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [f'{HERE}/../../Kit', f'{HERE}/../../GIF/Kit']
import benchmark, drawing, files, length, report, startup

# Title, rows and the function that makes a line of a row, of each part.
PARTS = dict(
    presets=('frames a second of drawing alone, one job', drawing.preset_rows, drawing.preset_line),
    jobs=(f'drawing {drawing.JOBS_FRAMES} frames with one job and two', drawing.jobs_rows, drawing.jobs_line),
    size=('drawing by size', drawing.size_rows, drawing.size_line),
    files=(f'{files.PRESET} at 640x960, 6 s, 50 fps, beside ffmpeg with the same frames in memory',
           files.rows, files.line),
    length=(f'{length.PRESET} at 160x240 by length, one job', length.rows, length.line),
    startup=('start-up', startup.rows, startup.line),
)


def main():
    options = parsed_options()
    os.makedirs(options.work, exist_ok=True)
    print(report.machine_line(report.machine()))
    figures = benchmark.measured(tables(options))
    print(f"\nload average at the end: {figures['load_at_end']}")
    benchmark.keep(figures, options.json)


def tables(options):
    for name, (title, rows, line) in PARTS.items():
        if options.only in name:
            yield name, title, rows(options), line


def parsed_options():
    parser = benchmark.parser(__doc__, work='.build/pipeline-bench/work')
    parser.add_argument('--rounds', metavar='N', type=int, default=5)
    options = parser.parse_args()
    options.program = f'{options.build}/zoetrope'
    options.drawer = f'{options.build}/PipelineBenchmark'
    return options


if __name__ == '__main__':
    main()
