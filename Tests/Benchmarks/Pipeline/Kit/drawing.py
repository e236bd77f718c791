"""What drawing costs, without start-up, encoding and writing."""
import json, subprocess
import benchmark, runs

PRESET_FRAMES = 1000
JOBS_FRAMES = 3000
SPEED_UP_ASKED = 1.9
# Pixels a point of the 320x480 points of the preset: 160x240 to 2160x3240.
SCALES = (0.5, 1, 2, 4, 6.75)
SIZE_FRAMES = 300
SIZE_ROUNDS = 2


def drawn(options, preset, frames, jobs, *changes):
    """Draws frames from the first on, and returns wall and processor seconds and what was drawn."""
    command = [options.drawer, preset, '0', str(frames), str(jobs), *changes]
    return json.loads(subprocess.check_output(command))


def preset_rows(options):
    names = benchmark.names(benchmark.PRESETS, '.json')
    peers = {name: lambda name=name: drawn(options, name, PRESET_FRAMES, 1) for name in names}
    for name, best in runs.best(peers, options.rounds).items():
        yield dict(preset=name, **best, fps=best['frames'] / best['wall_s'], cpu_ms=1000 * best['cpu_s'] / best['frames'])


def preset_line(row):
    return (f"{row['preset']:16}{row['width']:5}x{row['height']:<5}{row['fps']:9.0f} fps {row['cpu_ms']:8.3f} ms of "
            "processor a frame")


def jobs_rows(options):
    for scale in (1, 2):
        change = f'canvas.scale={scale}'
        peers = {jobs: lambda jobs=jobs: drawn(options, 'heart-fountain', JOBS_FRAMES, jobs, change) for jobs in (1, 2)}
        one, two = runs.best(peers, options.rounds).values()
        yield dict(width=one['width'], height=one['height'], one=one, two=two, asked=SPEED_UP_ASKED,
                   speed_up=one['wall_s'] / two['wall_s'], cpu_ratio=two['cpu_s'] / one['cpu_s'])


def jobs_line(row):
    return (f"{row['width']:5}x{row['height']:<5} one {row['one']['wall_s']:6.2f} s, two {row['two']['wall_s']:6.2f} s: "
            f"{row['speed_up']:.2f} times as fast, asked {row['asked']}; two take {row['cpu_ratio']:.2f} of the processor time")


def size_rows(options):
    for scale in SCALES:
        change = f'canvas.scale={scale}'
        peers = {jobs: lambda jobs=jobs: drawn(options, 'heart-fountain', SIZE_FRAMES, jobs, change) for jobs in (1, 2)}
        one, two = runs.best(peers, SIZE_ROUNDS).values()
        command = [options.drawer, 'heart-fountain', '0', str(SIZE_FRAMES), '2', change]
        yield dict(width=one['width'], height=one['height'], one=one, two=two, peak_mb=runs.usage(command)['peak_mb'],
                   ns_per_pixel=1e9 * one['cpu_s'] / (one['frames'] * one['width'] * one['height']))


def size_line(row):
    one, two = (row[jobs]['frames'] / row[jobs]['wall_s'] for jobs in ('one', 'two'))
    return (f"{row['width']:5}x{row['height']:<5} one job {one:8.0f} fps, two {two:8.0f} fps; "
            f"{row['ns_per_pixel']:6.3f} ns of processor a pixel; peak {row['peak_mb']:6.1f} MB with two")
