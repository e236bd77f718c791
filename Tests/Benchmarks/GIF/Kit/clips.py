"""The benchmark's clips: what they are, what is asked of ours, and the files made of each."""
import os, subprocess
from dataclasses import dataclass

PRESETS = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
OPAQUE, HOLED = ['ffffff'], ['ffffff', '202028']     # backgrounds that a clip is scored on


@dataclass(frozen=True)
class Asked:
    """Bounds of one row: SSIMULACRA2 at least, bytes as a share of FF's and gifsicle's gain at most."""
    size: float
    s2_mean: float = None
    s2_min: float = None
    o3_gain: float = 0.01


@dataclass(frozen=True)
class Clip:
    """A preset at a rate and scale; `asked` has the bounds of each quality that is rendered."""
    name: str
    preset: str
    fps: int
    scale: int
    asked: dict
    transparent: bool = False

    @property
    def backgrounds(self):
        return HOLED if self.transparent else OPAQUE

    @property
    def options(self):
        """The preset and its changes, as the program's arguments."""
        holes = ['--background', 'transparent'] if self.transparent else []
        return [f'{PRESETS}/{self.preset}.json', '-q', '--fps', str(self.fps), '--scale', str(self.scale), *holes]


CLIPS = [
    Clip('hearts-1x-30', 'hearts', 30, 1, {'standard': Asked(.90, 89.5, 81), 'high': Asked(1.20, 96, 93)}),
    Clip('hearts-1x-50', 'hearts', 50, 1, {'standard': Asked(.90, 89.5, 81), 'high': Asked(1.24, 95.5, 92.5)}),
    Clip('hearts-2x-30', 'hearts', 30, 2, {'standard': Asked(.93, 87.5, 80)}),
    Clip('hearts-dark-1x-30', 'hearts-dark', 30, 1, {'standard': Asked(.94, 83, 75, o3_gain=.015)}),
    Clip('sparkle-2x-50', 'sparkle', 50, 2, {'standard': Asked(.38, 95, 92)}),
    Clip('loader-2x-50', 'loader', 50, 2, {'standard': Asked(.75, 95.5, 94.5)}),
    Clip('hearts-clear-1x-30', 'hearts', 30, 1, {'standard': Asked(.95)}, transparent=True),
    Clip('sparkle-clear-2x-50', 'sparkle', 50, 2, {'standard': Asked(.95)}, transparent=True),
    Clip('loader-clear-2x-50', 'loader', 50, 2, {'standard': Asked(.95)}, transparent=True),
]


def png_frames(program, clip, folder):
    """Draws the clip's frames as PNG files, and returns their folder."""
    subprocess.check_call([program, 'frames', *clip.options, '-o', folder])
    return folder


def raw_frames(program, clip, path):
    """Draws the clip's frames as RGBA bytes, and returns their file."""
    subprocess.check_call([program, 'frames', *clip.options, '--format', 'rgba', '-o', path])
    return path


def ours(program, clip, path, *knobs):
    """Renders the clip as a user would, and returns the GIF's path."""
    subprocess.check_call([program, 'render', *clip.options, *knobs, '-o', path])
    return path


def peer(frames, fps, path, dither='none', colors=256):
    """What ffmpeg makes of a folder of PNG frames with one palette."""
    source = ['-framerate', str(fps), '-pattern_type', 'glob', '-i', os.path.join(frames, '*.png')]
    subprocess.check_call(['ffmpeg', '-v', 'error', '-y', *source, '-lavfi', palette_filter(dither, colors), path])
    return path


def peer_of_raw(raw, size, fps, path):
    """The command that makes the same of a file of RGBA bytes."""
    return ['ffmpeg', '-v', 'error', '-y', *raw_input(raw, size, fps), '-lavfi', palette_filter(), path]


def raw_input(raw, size, fps, layout='rgba'):
    """ffmpeg's arguments that read raw frames."""
    return ['-f', 'rawvideo', '-pix_fmt', layout, '-video_size', '{}x{}'.format(*size), '-framerate', str(fps), '-i', raw]


def palette_filter(dither='none', colors=256):
    return (f'split[a][b];[a]palettegen=max_colors={colors}[p];'
            f'[b][p]paletteuse=dither={dither}:alpha_threshold=128')


def optimized(gif, path):
    """`gifsicle -O3` of a GIF; another gifsicle than the system's can be named by GIFSICLE."""
    program = os.environ.get('GIFSICLE', 'gifsicle')
    subprocess.check_call([program, '-O3', gif, '-o', path], stderr=subprocess.DEVNULL)
    return path
