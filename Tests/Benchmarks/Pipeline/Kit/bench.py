#!/usr/bin/env python3
"""The pipeline's benchmark: drawing alone, whole clips beside ffmpeg, and how the cost grows.

usage: bench.py [--build FOLDER] [--work DIR] [--json FILE] [--rounds N] [--only NAME]

Of runs that are compared, each takes its turn in every round, and the best of each counts. --only runs
the parts whose name holds NAME: presets, jobs, files, length, size, startup. `files` needs ffmpeg, and
740 MB in /dev/shm, or else on disk, for its frames.
"""
import argparse, json, os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [f'{HERE}/../../Kit', f'{HERE}/../../GIF/Kit']
import drawing, files, length, report, startup

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
    figures = dict(machine=report.machine())
    print(report.machine_line(figures['machine']))
    for name, (title, rows, line) in PARTS.items():
        if options.only in name:
            figures[name] = report.printed(title, rows(options), line)
    figures['load_at_end'] = round(os.getloadavg()[0], 2)
    print(f"\nload average at the end: {figures['load_at_end']}")
    if options.json:
        with open(options.json, 'w') as file:
            json.dump(figures, file, indent=1)


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--build', default='.build/release')
    parser.add_argument('--work', default='.build/pipeline-bench/work')
    parser.add_argument('--json')
    parser.add_argument('--rounds', type=int, default=5)
    parser.add_argument('--only', default='')
    options = parser.parse_args()
    options.program = f'{options.build}/zoetrope'
    options.drawer = f'{options.build}/PipelineBenchmark'
    return options


if __name__ == '__main__':
    main()
