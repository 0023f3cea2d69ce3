"""What the app puts together from clips (`joined.json`: a sentence with a hole, and what stands there), joined as `shell/sound` does."""

import json
import re
from pathlib import Path

import numpy as np

from sound import MP3_RATE, decoded, wav

SENTENCES = json.loads(Path(__file__).with_name("joined.json").read_text("utf-8"))
# How the app joins: what is between two clips, by the mark after the first, and what is left out of a later one, in seconds.
PLAYER = Path(__file__).parents[2].joinpath("shell/sound/voice.js").read_text("utf-8")
PAUSE = {mark: float(re.search(rf"const PAUSE = .*\b{mark}: ([0-9.]+)", PLAYER)[1]) for mark in ("stop", "comma", "none")}
LEAD = float(re.search(r"const LEAD = ([0-9.]+);", PLAYER)[1])


def texts():
    """All that is put together."""
    for sentence, filled in SENTENCES.items():
        for word in filled.split("|" if "|" in filled else " "):
            yield sentence.replace("{}", word).replace(" ?", "\u00a0?").replace(" :", "\u00a0:")


def marked(text):
    """The words of a text as they are looked up, each with the mark after it: shell/sound/words.js."""
    words = []
    for part in re.split(r"\s+", text.replace("\u00a0", " ")):
        if word := re.sub(r"^[\W_]+|[\W_]+$", "", part.lower()):
            words.append([word, "none"])
        if words and re.search(r"[.!?]$", part):
            words[-1][1] = "stop"
        elif words and re.search(r"[,;:…]$", part):
            words[-1][1] = "comma"
    return words


def parts_of(text, clips):
    """The texts whose clips say it, the longest first, each with the mark after it: shell/sound/clips.js. An error where one lacks."""
    known = {" ".join(word for word, _ in marked(said)): said for said in clips}
    words, parts, first = marked(text), [], 0
    while first < len(words):
        last = len(words)
        while (key := " ".join(word for word, _ in words[first:last])) not in known:
            last -= 1
            assert last > first, f"no clip says « {words[first][0]} » of « {text} »"
        parts.append((known[key], words[last - 1][1]))
        first = last
    return parts


def joined(text, clips):
    """What a child hears of a text, as a WAV. `clips`: the MP3 of each text that has one."""
    pieces = []
    for n, (said, mark) in enumerate(parts_of(text, clips)):
        pieces += [decoded(clips[said])[int(LEAD * MP3_RATE) if n else 0 :], np.zeros(int(PAUSE[mark] * MP3_RATE))]
    return wav(np.concatenate(pieces), MP3_RATE)
