"""What a frame costs, and the memory, in longer and longer clips of the same pace."""
import runs

PRESET = 'heart-fountain'
# Seconds, and how often each is made.
LENGTHS = {6: 5, 60: 3, 600: 1}
FPS = 50
COST_ASKED, MEMORY_ASKED = 0.03, 0.05


def rows(options):
    for form in ('mp4', 'gif'):
        # One frame: what starting and finishing take.
        fixed = made(options, form, 1 / FPS, 5)['cpu_s']
        first = None
        for seconds, rounds in LENGTHS.items():
            best = made(options, form, seconds, rounds)
            row = dict(format=form, seconds=seconds, cpu_ms=1000 * (best['cpu_s'] - fixed) / (seconds * FPS - 1),
                       peak_mb=best['peak_mb'], wall_s=best['wall_s'])
            first = first or row
            yield dict(**row, cost_change=row['cpu_ms'] / first['cpu_ms'] - 1, cost_asked=COST_ASKED,
                       memory_change=row['peak_mb'] / first['peak_mb'] - 1, memory_asked=MEMORY_ASKED)


def made(options, form, seconds, rounds):
    command = [options.program, 'render', PRESET, '-q', '-j', '1', '--fps', str(FPS), '--scale', '0.5',
               '--duration', str(seconds), '-o', f'{options.work}/length.{form}']
    return runs.best(dict(ours=lambda: runs.usage(command)), rounds)['ours']


def line(row):
    return (f"{row['format']} of {row['seconds']:3} s: {row['cpu_ms']:6.3f} ms of processor a frame ({row['cost_change']:+6.1%}, "
            f"asked {row['cost_asked']:.0%}); peak {row['peak_mb']:6.1f} MB ({row['memory_change']:+6.1%}, "
            f"asked {row['memory_asked']:.0%}); {row['wall_s']:.1f} s")
