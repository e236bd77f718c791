"""What making a GIF costs, and how true its delays are."""
import os, subprocess
import clips, gifmetrics, runs

ROUNDS = 5                       # the best of so many runs counts
CPU_ASKED = 0.8                  # of ffmpeg's
MEMORY_ASKED_MB = 60
RATES = ('7', '12', '15', '24', '25', '30', '33', '50', '60', '30000/1001')


def cpu_rows(options):
    """Processor seconds of 180 raw frames, ours and ffmpeg's palettegen and paletteuse."""
    for name in ('hearts-1x-30', 'hearts-2x-30'):
        clip = next(clip for clip in clips.CLIPS if clip.name == name)
        size = [320 * clip.scale, 480 * clip.scale]
        raw = clips.raw_frames(options.program, clip, f'{options.work}/{name}.rgba')
        peers = dict(ours=lambda: encoder_usage(options.encoder, clip, size, raw),
                     ffmpeg=lambda: ffmpeg_usage(clip, size, raw))
        best = runs.best(peers, ROUNDS)
        ours, ffmpeg = (best[peer]['cpu_s'] for peer in peers)
        os.remove(raw)
        yield dict(clip=name, ours_s=ours, ffmpeg_s=ffmpeg, share=ours / ffmpeg, asked=CPU_ASKED)


def encoder_usage(encoder, clip, size, raw):
    command = [encoder, *map(str, size), str(clip.fps), 'standard', raw, f'{raw}.gif']
    return dict(cpu_s=float(subprocess.check_output(command, text=True).split()[0]))


def ffmpeg_usage(clip, size, raw):
    return runs.usage(clips.peer_of_raw(raw, size, clip.fps, f'{raw}.gif'))


def memory_rows(options):
    """Peak memory of rendering 640x960 pixels in which hearts rise all the time."""
    pace = ['--set', 'scene.taps.times=[]', '--set', 'scene.taps.interval=0.13', '--scale', '2']
    for seconds in (6, 60):
        command = [options.program, 'render', f'{clips.PRESETS}/hearts.json', '-q', *pace, '--duration', str(seconds)]
        yield dict(seconds=seconds, asked_mb=MEMORY_ASKED_MB, **runs.usage([*command, '-o', f'{options.work}/memory.gif']))


def delay_rows(options):
    """The sum of delays at many rates against the clip's duration, in seconds."""
    for rate in RATES:
        path = f'{options.work}/delays.gif'
        subprocess.check_call([options.program, 'render', f'{clips.PRESETS}/hearts.json', '-q', '--scale', '0.25',
                               '--fps', rate, '-o', path])
        delays = gifmetrics.decode(path)[1]
        yield dict(rate=rate, frames=len(delays), sum_s=sum(delays) / 100, duration_s=6, shortest_cs=min(delays))


def cpu_line(row):
    return (f"{row['clip']:20} {row['ours_s']:6.2f} s, ffmpeg {row['ffmpeg_s']:6.2f} s: {row['share']:.2f} of it, "
            f"asked {row['asked']}")


def memory_line(row):
    return f"{row['seconds']:3} s at 640x960: {row['peak_mb']:6.1f} MB, asked under {row['asked_mb']}; {row['cpu_s']:.1f} s of processor"


def delay_line(row):
    return (f"{row['rate']:>10} fps: {row['frames']:3} frames, {row['sum_s']:.2f} s of {row['duration_s']}, "
            f"none under {row['shortest_cs']} cs")
