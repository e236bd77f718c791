"""Making a GIF and an MP4 from a preset, beside what ffmpeg takes to encode the same frames from memory."""
import os, shutil, subprocess
import clips, runs

PRESET, SIZE, FPS, FRAMES = 'heart-fountain', (640, 960), 50, 300
OPTIONS = [PRESET, '-q', '--scale', '2', '--fps', str(FPS)]
MEMORY = '/dev/shm'
MP4_ASKED = 1.05
# What `CodecSettings.h264` and `avshim_converter_open` ask for, in ffmpeg's words: the streams are equal.
CONVERSION = ('scale=in_range=pc:out_range=tv:out_color_matrix=bt709:out_h_chr_pos=0:out_v_chr_pos=128:'
              'flags=bicubic+accurate_rnd+bitexact+full_chroma_inp,format=yuv420p,setsar=1')
CODING = ['-c:v', 'libx264', '-threads', '1', '-preset', 'medium', '-crf', '18', '-profile:v', 'high',
          '-x264-params', 'threads=1:cpu-independent=1', '-flags', '+bitexact+cgop', '-movflags', '+faststart',
          '-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']


def rows(options):
    raw = f'{roomy_folder(options)}/zoetrope-bench-{os.getpid()}.rgba'
    try:
        subprocess.check_call([options.program, 'frames', *OPTIONS, '--format', 'rgba', '-o', raw])
        yield row(options, 'mp4', mp4_of_raw(raw, f'{options.work}/ffmpeg.mp4'), asked=MP4_ASKED,
                  same_stream=lambda ours, peer: stream(ours) == stream(peer))
        yield row(options, 'gif', clips.peer_of_raw(raw, SIZE, FPS, f'{options.work}/ffmpeg.gif'))
    finally:
        if os.path.exists(raw):
            os.remove(raw)


def roomy_folder(options):
    """Memory, if the frames fit in it; a container may have as little as 64 MB of it."""
    needed = 1.05 * 4 * SIZE[0] * SIZE[1] * FRAMES
    if os.path.isdir(MEMORY) and shutil.disk_usage(MEMORY).free > needed:
        return MEMORY
    print(f'{MEMORY} is too small for the frames: ffmpeg reads them from {options.work}')
    return options.work


def mp4_of_raw(raw, path):
    source = clips.raw_input(raw, SIZE, FPS, layout='rgb0')
    return ['ffmpeg', '-v', 'error', '-y', *source, '-vf', CONVERSION, *CODING, path]


def row(options, form, ffmpeg, asked=None, same_stream=None):
    ours = f'{options.work}/ours.{form}'
    render = [options.program, 'render', *OPTIONS, '-o', ours]
    best = runs.best(dict(ours=lambda: runs.usage(render), ffmpeg=lambda: runs.usage(ffmpeg)), options.rounds)
    ratios = {f'{key}_ratio': best['ours'][key] / best['ffmpeg'][key] for key in ('wall_s', 'cpu_s')}
    same = same_stream(ours, ffmpeg[-1]) if same_stream else None
    return dict(format=form, **best, **ratios, asked=asked, same_stream=same)


def stream(path):
    """The digest of a movie's coded pictures, without what x264 says of itself."""
    packets = ['-c', 'copy', '-bsf:v', 'filter_units=remove_types=6', '-f', 'md5', '-']
    return subprocess.check_output(['ffmpeg', '-v', 'error', '-i', path, *packets])


def line(row):
    ours, ffmpeg = row['ours'], row['ffmpeg']
    asked = f", asked {row['asked']}" if row['asked'] else ''
    same = {True: '; the coded pictures are equal', False: '; THE CODED PICTURES DIFFER', None: ''}[row['same_stream']]
    return (f"{row['format']}: {ours['wall_s']:6.2f} s, ffmpeg {ffmpeg['wall_s']:6.2f} s: {row['wall_s_ratio']:.2f} of it{asked}; "
            f"processor {ours['cpu_s']:5.2f} and {ffmpeg['cpu_s']:5.2f} s ({row['cpu_s_ratio']:.2f}); "
            f"peak {ours['peak_mb']:5.1f} and {ffmpeg['peak_mb']:6.1f} MB{same}")
