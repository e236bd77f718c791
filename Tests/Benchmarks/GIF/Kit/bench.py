#!/usr/bin/env python3
"""The GIF benchmark: our files beside those of ffmpeg and gifsicle from the same frames.

usage: bench.py [--build DIR] [--work DIR] [--json FILE] [--only NAME] [--curves]

Prints what each clip scores with the bounds that are asked beside it (clips.py), then processor
time, memory and delays. --only measures the clips and the parts whose name holds NAME: cpu, memory,
delays; --curves adds size against score over the knob of each. score.py says what the scores are.
`make setup-bench` installs what this needs.
"""
import os, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../Kit'))
import benchmark, clip_table, clips, cost_table, similarity

# Title, rows and the function that makes a line of a row, of what is measured besides the clips.
PARTS = dict(
    cpu=('quantising and encoding 180 raw frames, processor time', cost_table.cpu_rows, cost_table.cpu_line),
    memory=('peak memory', cost_table.memory_rows, cost_table.memory_line),
    delays=('sum of delays', cost_table.delay_rows, cost_table.delay_line),
)


def main():
    options = parsed_options()
    os.makedirs(options.work, exist_ok=True)
    # Where gifmetrics.py keeps its compiled half.
    os.environ['XDG_CACHE_HOME'] = options.work
    benchmark.keep(benchmark.measured(tables(options)), options.json)


def parsed_options():
    parser = benchmark.parser(__doc__, work='.build/gif-bench/work')
    parser.add_argument('--curves', action='store_true')
    options = parser.parse_args()
    options.program = f'{options.build}/zoetrope'
    options.encoder = f'{options.build}/GIFBenchmark'
    return options


def tables(options):
    """Name, title, rows and the function that makes a line of a row, for each part of the report."""
    chosen = [clip for clip in clips.CLIPS if options.only in clip.name]
    if chosen:
        yield from clip_tables(options, chosen)
    for name, (title, rows, line) in PARTS.items():
        if options.only in name:
            yield name, title, rows(options), line


def clip_tables(options, chosen):
    if similarity.weights() is None:
        print("SSIMULACRA2 is skipped: PyPI's ssimulacra2, which has its weights, is not installed")
    print('FF is ffmpeg undithered + gifsicle -O3; clips with holes are scored over white and #202028')
    yield ('clips', clip_table.HEADER,
           (row for clip in chosen for row in clip_table.rows(clip, options)), clip_table.line)
    if options.curves:
        yield ('curves', 'size against score',
               (row for clip in chosen for row in clip_table.curve(clip, options)), clip_table.curve_line)


if __name__ == '__main__':
    main()
