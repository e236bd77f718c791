#!/usr/bin/env python3
"""Counts the instructions of drawing a frame: they stay the same on a machine that is busy.

usage: count.py [--build DIR] [--work DIR] [--json FILE] [--only NAME] [--base FILE]

Runs RasterBenchmark and PipelineBenchmark under valgrind's callgrind. What a frame costs is the difference
between two runs that draw some frames more; a preset's is the mean of its whole clip, and of the last
6 s of longer ones. Counts of one build differ by less than 0.1 %; another compiler or C library counts
otherwise. --only counts the scenes and presets whose name holds NAME; --base names the JSON of another
run, to which each count is compared.
"""
import json, os, re, subprocess, sys
import benchmark, report

HERE = os.path.dirname(os.path.abspath(__file__))
SCENE_FRAMES = 50
# Scenes of a thousand million instructions a frame are drawn once.
HEAVY_SCENES = ('S4', 'S4F')
# Longer clips of this preset, in seconds.
LONG_PRESET, LENGTHS, SHOWN_FRAMES = 'heart-fountain', (6, 60, 600), 300
# The parts of the C library and of Swift that would choose by the machine or by chance.
SETTLED = dict(GLIBC_TUNABLES='glibc.cpu.hwcaps=-AVX2,-ERMS', SWIFT_DETERMINISTIC_HASHING='1')


def main():
    options = parsed_options()
    print(report.machine_line(report.machine()))
    base = counts_in(options.base) if options.base else {}
    rows = ({**row, **change(row, base)} for row in all_rows(options))
    table = 'counts', 'instructions of drawing a frame, in thousands', rows, line
    benchmark.keep(benchmark.measured([table]), options.json)


def parsed_options():
    parser = benchmark.parser(__doc__, work='.build/raster-bench/build')
    parser.add_argument('--base', metavar='FILE')
    return parser.parse_args()


def all_rows(options):
    """The rows of all whose name holds what --only asks for."""
    scenes, presets = f'{options.work}/scenes', benchmark.PRESETS
    raster, pipeline = (f'{options.build}/{name}' for name in ('RasterBenchmark', 'PipelineBenchmark'))
    subprocess.check_call([sys.executable, f'{HERE}/../Raster/Kit/gen_scenes.py', scenes])
    yield from (scene_row(raster, scenes, name) for name in benchmark.names(scenes, '.scn') if options.only in name)
    yield from (preset_row(pipeline, name) for name in benchmark.names(presets, '.json') if options.only in name)
    yield from (length_row(pipeline, seconds) for seconds in LENGTHS if options.only in length_name(seconds))


def scene_row(program, scenes, name):
    frames = 1 if name in HEAVY_SCENES else SCENE_FRAMES
    return row(name, frames, lambda count: [program, f'{scenes}/{name}.scn', '-', f'{count + 1}x', 'ours'])


def preset_row(program, name):
    return row(name, clip_frames(program, name), lambda count: [program, name, '0', str(count), '1'])


def length_row(program, seconds):
    clip = [f'timing.duration={seconds}']
    first = str(clip_frames(program, LONG_PRESET, *clip) - SHOWN_FRAMES)
    return row(length_name(seconds), SHOWN_FRAMES,
               lambda count: [program, LONG_PRESET, first, str(count), '1', *clip])


def length_name(seconds):
    return f'{LONG_PRESET}, end of {seconds} s'


def clip_frames(program, preset, *changes):
    """How many frames the whole clip of a preset has."""
    return json.loads(subprocess.check_output([program, preset, '0', '0', '1', *changes]))['clip_frames']


def row(name, frames, command):
    """What one of `frames` costs; `command(n)` draws n of them and always the same besides."""
    count = (instructions(command(frames)) - instructions(command(0))) / frames
    return dict(name=name, frames=frames, instructions=round(count))


def instructions(command):
    callgrind = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null']
    run = subprocess.run([*callgrind, *command], capture_output=True, text=True, env={**os.environ, **SETTLED})
    found = re.search(r'Collected : (\d+)', run.stderr)
    if run.returncode or not found:
        sys.exit(f"{' '.join(command)} failed under valgrind:\n{run.stderr[-2000:]}")
    return int(found[1])


def counts_in(path):
    with open(path) as file:
        return {row['name']: row['instructions'] for row in json.load(file)['counts']}


def change(row, base):
    """How the count differs from that of the other run, as a share."""
    return {'change': row['instructions'] / base[row['name']] - 1} if row['name'] in base else {}


def line(row):
    change = f"{row['change']:+9.2%}" if 'change' in row else ''
    return f"{row['name']:30}{row['instructions'] / 1000:12.1f}{change}"


if __name__ == '__main__':
    main()
