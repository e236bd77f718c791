#!/usr/bin/env python3
"""The GIF benchmark: our files beside those of ffmpeg and gifsicle from the same frames.

usage: bench.py [--program ZOETROPE] [--encoder GIFBENCHMARK] [--work DIR] [--json FILE]
                [--only NAME] [--curves]

Prints what each clip scores with the bounds that are asked beside it (clips.py), then processor
time, memory and delays. --only keeps the clips whose name holds NAME and leaves out the rest;
--curves adds size against score over the knob of each. score.py says what the scores are.
`make setup-bench` installs what this needs.
"""
import argparse, json, os, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../Kit'))
import clip_table, clips, cost_table, report, score


def main():
    options = parsed_options()
    os.makedirs(options.work, exist_ok=True)
    # Where score.py keeps its compiled half.
    os.environ['XDG_CACHE_HOME'] = options.work
    figures = {name: report.printed(title, rows, line) for name, title, rows, line in sections(options)}
    if options.json:
        with open(options.json, 'w') as file:
            json.dump(figures, file, indent=1)


def parsed_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program', default='.build/release/zoetrope')
    parser.add_argument('--encoder', default='.build/release/GIFBenchmark')
    parser.add_argument('--work', default='.build/gif-bench/work')
    parser.add_argument('--json')
    parser.add_argument('--only', default='')
    parser.add_argument('--curves', action='store_true')
    return parser.parse_args()


def sections(options):
    """Name, title, rows and the function that makes a line of a row, for each part of the report."""
    program, work = options.program, options.work
    chosen = [clip for clip in clips.CLIPS if options.only in clip.name]
    if score.weights() is None:
        print("SSIMULACRA2 is skipped: PyPI's ssimulacra2, which has its weights, is not installed")
    print('FF is ffmpeg undithered + gifsicle -O3; clips with holes are scored over white and #202028')
    yield ('clips', clip_table.HEADER,
           (row for clip in chosen for row in clip_table.rows(clip, program, work)), clip_table.line)
    if options.curves:
        yield ('curves', 'size against score',
               (row for clip in chosen for row in clip_table.curve(clip, program, work)), clip_table.curve_line)
    if not options.only:
        yield ('cpu', 'quantising and encoding 180 raw frames, processor time',
               cost_table.cpu_rows(program, options.encoder, work), cost_table.cpu_line)
        yield 'memory', 'peak memory', cost_table.memory_rows(program, work), cost_table.memory_line
        yield 'delays', 'sum of delays', cost_table.delay_rows(program, work), cost_table.delay_line


if __name__ == '__main__':
    main()
