"""Draws clips to be looked at: waves.py FOLDER [SEED [COUNT]]. For each pack a page FOLDER/PACK.html with so many of its clips, drawn
by lot: the wave, the spectrum up to 6 kHz, and a line where each word begins to light up."""

import base64
import html
import io
import json
import random
import struct
import sys
import zlib
from pathlib import Path

import numpy as np

from sound import MP3_RATE
from take import INDEX, words_of

# Points for each 5 ms, the height of the wave and of the spectrum, and the highest tone.
WIDE, HIGH, TALL, TOP = 2, 70, 150, 6000
STEP, WINDOW = MP3_RATE // 200, 400
STYLE = """body { font: 15px sans-serif; margin: 12px } figure { position: relative; margin: 0 0 14px; height: 250px }
figure > * { position: absolute; left: 0 } img { image-rendering: pixelated } i { width: 1px; background: #d00; top: 22px; height: 225px }
b { top: 22px; font-size: 13px; color: #d00; padding-left: 3px }"""


def samples(clip):
    from faster_whisper import decode_audio

    return decode_audio(io.BytesIO(clip), sampling_rate=MP3_RATE)


def png(grey):
    """A grey picture, rows from above."""
    rows = b"".join(b"\0" + row.tobytes() for row in grey)
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", grey.shape[1], grey.shape[0], 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def spectrum(sound):
    """How strong each tone is, dark is strong: a column each 5 ms."""
    padded = np.pad(sound, WINDOW // 2)
    parts = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[:: STEP] * np.hanning(WINDOW)
    level = 20 * np.log10(np.abs(np.fft.rfft(parts, 1024))[:, : 1024 * TOP // MP3_RATE] + 1e-6)
    grey = np.clip(255 * (level.max() - level) / 70, 0, 255).astype(np.uint8)
    return grey.T[::-1]


def figure(clip, coded):
    sound = samples(coded)
    width = WIDE * len(sound) // STEP
    image = base64.b64encode(png(spectrum(sound))).decode()
    points = [sound[at : at + STEP] for at in range(0, len(sound), STEP)]
    path = "".join(f"M{WIDE * n} {HIGH / 2 * (1 - part.max()):.1f}V{HIGH / 2 * (1 - part.min()) + 0.5:.1f}" for n, part in enumerate(points))
    lines = ""
    for word, start in zip(words_of(clip["text"]), clip["words"]):
        left = WIDE * start / 5
        lines += f'<i style="left:{left:.0f}px"></i><b style="left:{left:.0f}px">{html.escape(word)}</b>'
    return f"""<figure><span>{html.escape(clip["text"])} ({clip["words"]})</span>
<svg style="top:24px" width="{width}" height="{HIGH}"><path d="{path}" stroke="#345" stroke-width="2"/></svg>
<img style="top:96px" width="{width}" height="{TALL}" src="data:image/png;base64,{image}">{lines}</figure>"""


def main():
    folder, seed = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    folder.mkdir(parents=True, exist_ok=True)
    for pack, clips in json.loads(INDEX.read_text("utf-8"))["packs"].items():
        coded = INDEX.with_name(f"{pack}.mp3").read_bytes()
        drawn = random.Random(seed).sample(clips, min(count, len(clips)))
        figures = "".join(figure(clip, coded[clip["at"] : clip["at"] + clip["length"]]) for clip in drawn)
        page = f"<!doctype html><meta charset=utf-8><title>{pack}</title><style>{STYLE}</style>{figures}"
        (folder / f"{pack}.html").write_text(page, "utf-8")
        print(folder / f"{pack}.html")


if __name__ == "__main__":
    main()
