"""Size and score of our files of each clip beside FF's: ffmpeg's undithered palette and `gifsicle -O3`."""
import glob, os
import clips, decoders, gifmetrics, score

CURVE_QUALITIES = (0, 25, 50, 60, 75, 90, 97)
CURVE_COLORS = (8, 16, 24, 32, 64, 128, 256)
HEADER = (f"{'clip':20} {'quality':9}{'bytes':>9}{'of FF':>7} asked    S2 mean/min  asked      S2 of FF"
          '     PSNR of FF   flicker   -O3  wrong px  missed')


def rows(clip, options):
    """For each quality of the clip, what was measured, what is asked, and the names of what was missed."""
    base = os.path.join(options.work, clip.name)
    frames = clips.png_frames(options.program, clip, emptied(base))
    ff = scored(clip, frames, clips.optimized(clips.peer(frames, clip.fps, f'{base}-ffmpeg.gif'), f'{base}-ff.gif'))
    for quality, asked in clip.asked.items():
        path = clips.ours(options.program, clip, f'{base}-{quality}.gif', '--quality', quality)
        optimized = clips.optimized(path, f'{base}-{quality}-o3.gif')
        ours = scored(clip, frames, path)
        row = dict(clip=clip.name, quality=quality, asked=vars(asked), ours=ours, ff=ff,
                   size=ours['bytes'] / ff['bytes'], o3_gain=1 - os.path.getsize(optimized) / ours['bytes'])
        row['wrong_pixels'] = wrong_pixels(clip, frames, path) if clip.transparent else 0
        row['missed'] = [name for name, holds in bounds(clip, row).items() if not holds]
        yield row


def emptied(folder):
    os.makedirs(folder, exist_ok=True)
    for path in glob.glob(f'{folder}/*.png'):
        os.remove(path)
    return folder


def scored(clip, frames, path):
    return score.score(frames, path, clip.backgrounds, clip.fps)


def wrong_pixels(clip, frames, path):
    """Ghosts and holes as the worst decoder shows them, and frames that decoders compose differently."""
    sources, delays = score.source_frames(frames), gifmetrics.decode(path)[1]
    composed = {name: decode(path) for name, decode in decoders.available().items()}
    ghosts = max(decoders.ghosts(shown, delays, sources, clip.fps) for shown in composed.values())
    return ghosts + decoders.disagreements(composed)


def bounds(clip, row):
    """Whether each bound of a row holds, by name."""
    ours, asked = row['ours'], row['asked']
    holds = {
        'size': row['size'] <= asked['size'],
        'flicker': ours['flicker'] == 0,
        '-O3': row['o3_gain'] <= asked['o3_gain'],
        'delays': abs(ours['duration_error_s']) <= .01 and ours['short_delays'] == 0,
        'wrong px': row['wrong_pixels'] == 0,
    }
    if clip.transparent:
        holds['PSNR'] = ours['psnr_mean'] >= row['ff']['psnr_mean']
    for name in ('s2_mean', 's2_min'):
        if asked[name] is not None and ours[name] is not None:
            holds[name] = ours[name] >= asked[name]
    return holds


def line(row):
    ours, ff, asked = row['ours'], row['ff'], row['asked']
    return (f"{row['clip']:20} {row['quality']:9}{ours['bytes']:9}{row['size']:7.3f} {asked['size']:5.2f}"
            f"  {pair(ours)} {pair(asked):>11}   {pair(ff)}   {ours['psnr_mean']:6.2f} {ff['psnr_mean']:5.2f}"
            f"   {ours['flicker']:7.3f} {row['o3_gain']:5.1%}  {row['wrong_pixels']:8}  {', '.join(row['missed']) or 'nothing'}")


def pair(scores):
    """SSIMULACRA2, mean and minimum, as text of eleven characters."""
    if scores['s2_mean'] is None:
        return f"{'-':^11}"
    return f"{scores['s2_mean']:5.1f}/{scores['s2_min']:5.1f}"


def curve(clip, options):
    """Size against score of the clip's frames: ours by quality, FF's by the colours of its palette."""
    base = os.path.join(options.work, clip.name)
    for quality in CURVE_QUALITIES:
        ours = clips.ours(options.program, clip, f'{base}-curve.gif', '--quality', str(quality))
        yield {**scored(clip, base, ours), 'clip': clip.name, 'maker': f'ours, quality {quality}'}
    for colors in CURVE_COLORS:
        peer = clips.peer(base, clip.fps, f'{base}-curve-ffmpeg.gif', colors=colors)
        ff = clips.optimized(peer, f'{base}-curve-ff.gif')
        yield {**scored(clip, base, ff), 'clip': clip.name, 'maker': f'FF, {colors} colours'}


def curve_line(row):
    return f"{row['clip']:20} {row['maker']:18}{row['bytes']:9}  {pair(row)}   PSNR {row['psnr_mean']:6.2f}"
