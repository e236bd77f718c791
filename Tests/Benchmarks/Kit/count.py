#!/usr/bin/env python3
"""Counts the instructions of drawing a frame: they stay the same on a machine that is busy.

usage: count.py [--build FOLDER] [--work DIR] [--json FILE] [--base FILE]

Runs RasterBenchmark and PipelineBenchmark under valgrind's callgrind. What a frame costs is the difference
between two runs that draw some frames more; a preset's is the mean of its whole clip, and of the last
6 s of longer ones. Counts of one build differ by less than 0.1 %; another compiler or C library counts
otherwise. --base names the JSON of another run, to which each count is compared.
"""
import argparse, glob, json, os, re, subprocess, sys
import report

HERE = os.path.dirname(os.path.abspath(__file__))
PRESETS = os.path.normpath(f'{HERE}/../../../Presets')
SCENE_FRAMES = 50
# Scenes of a thousand million instructions a frame are drawn once.
HEAVY_SCENES = ('S4', 'S4F')
# Longer clips of this preset, in seconds.
LONG_PRESET, LENGTHS, SHOWN_FRAMES = 'heart-fountain', (6, 60, 600), 300
# The parts of the C library and of Swift that would choose by the machine or by chance.
SETTLED = dict(GLIBC_TUNABLES='glibc.cpu.hwcaps=-AVX2,-ERMS', SWIFT_DETERMINISTIC_HASHING='1')


def main():
    options = parsed_options()
    machine = report.machine()
    print(report.machine_line(machine))
    base = counts_in(options.base) if options.base else {}
    rows = ({**row, **change(row, base)} for row in all_rows(options))
    counts = report.printed('instructions of drawing a frame, in thousands', rows, line)
    if options.json:
        with open(options.json, 'w') as file:
            json.dump(dict(machine=machine, counts=counts), file, indent=1)


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--build', default='.build/release')
    parser.add_argument('--work', default='.build/raster-bench/build')
    parser.add_argument('--json')
    parser.add_argument('--base')
    return parser.parse_args()


def all_rows(options):
    yield from scene_rows(f'{options.build}/RasterBenchmark', f'{options.work}/scenes')
    yield from preset_rows(f'{options.build}/PipelineBenchmark')
    yield from length_rows(f'{options.build}/PipelineBenchmark')


def scene_rows(program, scenes):
    subprocess.check_call([sys.executable, f'{HERE}/../Raster/Kit/gen_scenes.py', scenes])
    for path in sorted(glob.glob(f'{scenes}/*.scn')):
        name = os.path.basename(path).removesuffix('.scn')
        yield row(name, 1 if name in HEAVY_SCENES else SCENE_FRAMES, lambda count: [program, path, '-', f'{count + 1}x', 'ours'])


def preset_rows(program):
    for path in sorted(glob.glob(f'{PRESETS}/*.json')):
        name = os.path.basename(path).removesuffix('.json')
        frames = json.loads(subprocess.check_output([program, name, '0', '0', '1']))['clip_frames']
        yield row(name, frames, lambda count: [program, name, '0', str(count), '1'])


def length_rows(program):
    for seconds in LENGTHS:
        clip = [f'timing.duration={seconds}']
        frames = json.loads(subprocess.check_output([program, LONG_PRESET, '0', '0', '1', *clip]))['clip_frames']
        first = str(frames - SHOWN_FRAMES)
        yield row(f'{LONG_PRESET}, end of {seconds} s', SHOWN_FRAMES,
                  lambda count: [program, LONG_PRESET, first, str(count), '1', *clip])


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
