"""How four programs compose a GIF's frames, to find pixels that one of them leaves behind.

Each function returns a list of RGBA arrays in which clear pixels are zero. Chromium is asked where
there is one: a page decodes the file with ImageDecoder and sends the pixels back.
"""
import http.server, shutil, subprocess, tempfile, threading
import numpy as np
from PIL import Image
import gifmetrics

PAGE = b"""<!DOCTYPE html><script type="module">
const send = (path, body) => fetch(path, {method: "POST", body});
try {
  const decoder = new ImageDecoder({data: (await fetch("/clip.gif")).body, type: "image/gif"});
  await decoder.completed;
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const {image} = await decoder.decode({frameIndex});
    const [width, height] = [image.displayWidth, image.displayHeight];
    const pen = new OffscreenCanvas(width, height).getContext("2d", {willReadFrequently: true});
    pen.drawImage(image, 0, 0);
    await send("/frame", pen.getImageData(0, 0, width, height).data);
    image.close();
  }
  await send("/end", "");
} catch (error) { await send("/end", String(error)); }
</script>"""


def giflib(path):
    return [cleared(frame) for frame in gifmetrics.decode(path)[0]]


def pillow(path):
    with Image.open(path) as image:
        return [cleared(rgba(image, index)) for index in range(image.n_frames)]


def rgba(image, index):
    image.seek(index)
    return np.array(image.convert('RGBA'))


def ffmpeg(path):
    with Image.open(path) as image:
        width, height = image.size
    raw = subprocess.check_output(['ffmpeg', '-v', 'error', '-i', path, '-fps_mode', 'passthrough',
                                   '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'])
    return [cleared(frame) for frame in np.frombuffer(raw, np.uint8).reshape(-1, height, width, 4)]


def chromium(path):
    with Image.open(path) as image:
        width, height = image.size
    frames = served(path, shutil.which('chromium'))
    return [cleared(np.frombuffer(frame, np.uint8).reshape(height, width, 4)) for frame in frames]


def served(path, browser):
    """The bytes of each frame, as a browser that opens a page of ours sends them."""
    with Server(path) as server, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        window = subprocess.Popen(
            [browser, '--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run',
             f'--user-data-dir={profile}', f'http://127.0.0.1:{server.server_port}/'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        finished = server.ended.wait(timeout=120)
        window.terminate()
        window.wait()
        server.shutdown()
    if not finished or server.errors != ['']:
        raise RuntimeError(f'{browser}: {server.errors[0] if server.errors else "no answer in 120 s"}')
    return server.frames


class Server(http.server.ThreadingHTTPServer):
    """Gives a browser the page and a GIF, and keeps the frames and the error, empty if none, that come back."""

    def __init__(self, path):
        super().__init__(('127.0.0.1', 0), Exchange)
        with open(path, 'rb') as file:
            self.gif = file.read()
        self.frames, self.errors, self.ended = [], [], threading.Event()


class Exchange(http.server.BaseHTTPRequestHandler):
    """One request of the page."""

    def do_GET(self):
        if self.path == '/clip.gif':
            self.reply(self.server.gif, 'image/gif')
        else:
            self.reply(PAGE, 'text/html')

    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length']))
        if self.path == '/frame':
            self.server.frames.append(body)
        else:
            self.server.errors.append(body.decode())
            self.server.ended.set()
        self.reply(b'', 'text/html')

    def reply(self, body, kind):
        self.send_response(200)
        self.send_header('Content-Type', kind)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def cleared(frame):
    """The frame with zeros where it is clear, whatever colour a decoder keeps there."""
    return np.where(frame[..., 3:] == 0, np.uint8(0), frame)


def available():
    """The decoders of this machine by name."""
    all_of_them = {'giflib': giflib, 'Pillow': pillow, 'ffmpeg': ffmpeg}
    return {**all_of_them, 'Chromium': chromium} if shutil.which('chromium') else all_of_them


def disagreements(composed):
    """Frames that some decoder composes unlike the first, given each decoder's list of frames."""
    first, *others = composed.values()
    count = max(len(frames) for frames in composed.values())
    return sum(not all(same_frame(first, other, index) for other in others) for index in range(count))


def same_frame(first, other, index):
    """Whether both lists have the frame, and the same."""
    return index < min(len(first), len(other)) and np.array_equal(first[index], other[index])


def ghosts(frames, delays, sources, fps):
    """Pixels, over all source frames, that are opaque below half coverage or clear from half on."""
    ends = np.cumsum(delays) / 100
    shown = [int(np.searchsorted(ends, (index + .5) / fps, 'right')) for index in range(len(sources))]
    wrong = 0
    for source, index in zip(sources, shown):
        alpha = frames[min(index, len(frames) - 1)][..., 3]
        wrong += int((alpha != np.where(source[..., 3] >= 128, 255, 0)).sum())
    return wrong
