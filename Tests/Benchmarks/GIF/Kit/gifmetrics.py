"""The compiled half of the scores: a GIF's frames as browsers compose them, and how two pictures differ."""
import ctypes, functools, os, subprocess, sys
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
# Where gm_metrics writes what: how many numbers there are, and the places of those that are read.
METRICS, SQUARED_ERROR, SIMILARITY_PARTS = 109, 0, slice(1, 109)


def decode(path):
    """The composed frames of a GIF as RGBA arrays, and their delays in centiseconds."""
    width, height = ctypes.c_int(), ctypes.c_int()
    gif = library().gm_open(path.encode(), width, height)
    if not gif:
        sys.exit(f'{path}: not a GIF')
    frames, delays = [], []
    for frame, delay in composed(gif, path, (height.value, width.value, 4)):
        # A frame equal to the one before it takes no memory of its own.
        frames.append(frames[-1] if frames and np.array_equal(frame, frames[-1]) else frame)
        delays.append(delay)
    library().gm_close(gif)
    return frames, delays


def composed(gif, path, shape):
    """Each frame of an open GIF, with its delay."""
    delay = ctypes.c_int()
    while True:
        frame = np.empty(shape, np.uint8)
        status = library().gm_next(gif, frame.ctypes.data, delay)
        if status < 0:
            sys.exit(f'{path}: broken GIF')
        if status == 0:
            return
        yield frame, delay.value


def differences(source, shown, similarity):
    """The squared error of an RGB picture, and the parts of SSIMULACRA2 if `similarity` asks for them."""
    height, width = source.shape[:2]
    found = np.zeros(METRICS)
    library().gm_metrics(width, height, source.ctypes.data, shown.ctypes.data, similarity, found.ctypes.data)
    return found[SQUARED_ERROR], found[SIMILARITY_PARTS] if similarity else None


@functools.cache
def library():
    """gifmetrics.c, compiled if that was not done since it changed."""
    folder = os.environ.get('XDG_CACHE_HOME', os.path.expanduser('~/.cache'))
    os.makedirs(folder, exist_ok=True)
    source, compiled = f'{HERE}/gifmetrics.c', f'{folder}/libgifmetrics.so'
    if not os.path.exists(compiled) or os.path.getmtime(compiled) < os.path.getmtime(source):
        subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-w', '-shared', '-fPIC',
                               source, '-lgif', '-lm', '-o', f'{compiled}.tmp'])
        os.rename(f'{compiled}.tmp', compiled)
    return declared(ctypes.CDLL(compiled))


def declared(loaded):
    """The library, with the types of its functions."""
    pointer, number, numbers = ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
    loaded.gm_open.restype = pointer
    loaded.gm_open.argtypes = [ctypes.c_char_p, numbers, numbers]
    loaded.gm_next.argtypes = [pointer, pointer, numbers]
    loaded.gm_close.argtypes = [pointer]
    loaded.gm_metrics.argtypes = [number, number, pointer, pointer, number, pointer]
    return loaded
