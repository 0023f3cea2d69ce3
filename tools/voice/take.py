"""A take: a text spoken in one of the ways that there are. `assets/voice/takes.json` tells the way where it is not the usual one."""

import hashlib
import json
import re
from pathlib import Path

import numpy as np

from cache import CACHE
from hiss import STRESS, mended
from kokoro import RATE
from sound import DELAY, MP3_RATE, encoded, ends, faded, levelled

# speed: 1 is the model's own; without one a long sentence is said quicker than a short one. style: that of a text of so many
# signs, not of its own number. spelled: what is read instead of the text. after: words said before it, and cut off. end: the
# mark at its end. start: so many milliseconds before its first sign it begins, whatever is heard there. Some ways have more:
# says: the words that are said instead of the text, and are to be heard. sounds: signs that are said for others. then: words said after
# it, and cut off. soft: in so many milliseconds it begins. pitch: so many times as high. rise: so many times as high as the middle at
# the end of the last vowel. wide: up and down so many times as far.
USUAL = {"speed": None, "style": None, "spelled": None, "after": None, "end": None, "start": None}
MELODY = {"pitch": 1, "rise": 0, "wide": 1}
# A question rises, joy goes up and down, and who plays against a child has a deeper voice.
QUESTION, JOY, OPPONENT = {"rise": 1.4}, {"wide": 1.25}, {"pitch": 0.75}
# What the opponent says, as beginnings of sentences, and what a child says by pressing, with the narrator's voice.
SPEAKERS = json.loads(Path(__file__).with_name("speakers.json").read_text("utf-8"))
# The usual speeds, and the signs from which a sentence is long.
CALM, QUICK, LONG = 0.9, 1.0, 32
# The pause at a mark, in milliseconds, and what is quiet in it.
PAUSES = {",": 100, ":": 150, ";": 150, ".": 200, "!": 200, "?": 200, "…": 200}
QUIET = 0.01
# The shortest silence in samples: shorter ones are in words, too.
SILENT = RATE * 3 // 50
# The longest clip, in seconds; a longer one is spoken quicker.
LONGEST = 3.8
INDEX = Path(__file__).parents[2] / "assets/voice/index.json"
FILE = INDEX.with_name("takes.json")


def whole(text, way):
    """A way with all that it does not say itself."""
    melody = {**(QUESTION if "?" in text else {}), **(JOY if text.endswith("!") else {})}
    if text not in SPEAKERS["child"] and any(re.match(begin, text) for begin in SPEAKERS["opponent"]):
        melody = {**melody, **OPPONENT}
    return {**USUAL, **melody, **way}


def said(text, way):
    """What is to be heard of a text said in that way."""
    return way.get("says") or text


def chosen(folder=INDEX.parent):
    """The way of each text that has its own."""
    file = folder / FILE.name
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def replaced(signs, way):
    """Signs with those that this way says for others."""
    for one, other in way.get("sounds", []):
        signs = signs.replace(one, other)
    return signs


def signs_of(text, way, phonemes):
    """The signs of a text said in that way: a question stays one, another end may have another mark."""
    signs = replaced(phonemes(way["spelled"] or way.get("says") or text), way)
    return signs.rstrip(" .,:;!…") + way["end"] if way["end"] and "?" not in signs else signs


def firsts_of(text, way, phonemes):
    """The signs of a text said in that way, and where among them each word begins."""
    way = whole(text, way)
    signs = signs_of(text, way, phonemes)
    return signs, word_signs(signs, text, lambda word: replaced(phonemes(word), way))


def sum_of(text, way, phonemes):
    """Names a take: the way, and the sounds that are said."""
    way = whole(text, way)
    said = [signs_of(text, way, phonemes), phonemes(way["after"]) if way["after"] else None]
    said += [phonemes(way["then"])] if way.get("then") else []
    return hashlib.sha256(json.dumps([said, way], sort_keys=True).encode()).hexdigest()[:8]


def recorded(folder=INDEX.parent):
    """Each text that has a clip, with the sum of its take and the MP3."""
    clips = {}
    for pack, listed in json.loads((folder / INDEX.name).read_text("utf-8"))["packs"].items():
        pack = (folder / f"{pack}.mp3").read_bytes()
        for clip in listed:
            clips[clip["text"]] = clip.get("take"), pack[clip["at"] : clip["at"] + clip["length"]]
    return clips


def words_of(text):
    return [word for word in re.split(r"\s+", text.replace("\u00a0", " ")) if re.search(r"[^\W_]", word)]


def is_sound(sign):
    return re.match(r"[\w\u0303]", sign)


def word_signs(signs, text, phonemes):
    """The sign with which each word begins: the signs laid beside those of the words alone."""
    told = lambda sign: is_sound(sign) and sign not in STRESS
    alone = [[sign for sign in phonemes(word) if told(sign)] for word in words_of(text)]
    flat, owner = [sign for word in alone for sign in word], [n for n, word in enumerate(alone) for _ in word]
    places = [n for n, sign in enumerate(signs) if told(sign)]
    cost = np.zeros((len(flat) + 1, len(places) + 1))
    cost[:, 0], cost[0] = range(len(flat) + 1), range(len(places) + 1)
    for i, sign in enumerate(flat):
        for j, place in enumerate(places):
            ways = cost[i, j] + (sign != signs[place]), cost[i, j + 1] + 1, cost[i + 1, j] + 1
            cost[i + 1, j + 1] = min(ways)
    begins, i, j = {}, len(flat), len(places)
    while i and j:
        if cost[i, j] == cost[i - 1, j - 1] + (flat[i - 1] != signs[places[j - 1]]):
            i, j = i - 1, j - 1
            begins[owner[i]] = places[j]
        elif cost[i, j] == cost[i - 1, j] + 1:
            i -= 1
        else:
            j -= 1
    found, last = [], 0
    for n in range(len(alone)):
        last = max(last, begins.get(n, last))
        found.append(last - (last > 0 and signs[last - 1] in STRESS))
    return found


def quietest(sound, low, high):
    """The middle of the quietest 10 ms between two samples, and how long the silence around it is."""
    window = RATE // 100
    low, high = max(0, low), min(len(sound) - window, high)
    level = np.sqrt(np.convolve(sound[low : high + window] ** 2, np.ones(window) / window, "valid"))
    middle = int(level.argmin())
    loud = np.flatnonzero(level > QUIET)
    before, after = loud[loud < middle], loud[loud > middle]
    first, last = before.max() if len(before) else 0, after.min() if len(after) else len(level)
    return low + middle + window // 2, max(0, last - first) if level[middle] < QUIET else 0


def onset(sound, near):
    """Where the sound begins again after the last silence about a sample, if there is one."""
    low = max(0, near - RATE // 5)
    level = np.sqrt(np.convolve(sound[low : near + RATE // 4] ** 2, np.ones(RATE // 200) / (RATE // 200), "same"))
    edges = np.flatnonzero(np.diff(np.concatenate([[0], level < QUIET, [0]])))
    ends = [end for start, end in edges.reshape(-1, 2) if end - start >= SILENT and end < len(level)]
    return low + min(ends, key=lambda end: abs(low + end - near)) if ends else near


def paused(sound, begins, signs):
    """With a pause at each mark inside: the model often makes none, and children need the time. After it, a word begins where it is
    heard: the model's own durations are up to a tenth of a second off there."""
    begins, fade = begins.copy(), np.linspace(1, 0, RATE // 80)
    for found in re.finditer(r"[,;:.!?…]+", signs.rstrip(" ,;:.!?…")):
        after = next(n for n in range(found.end(), len(signs)) if is_sound(signs[n]) or signs[n] == "ˈ")
        cut, silence = quietest(sound, int(begins[found.start()]) - RATE // 20, int(begins[after]) + RATE // 40)
        missing = max(PAUSES.get(mark, 0) for mark in found[0]) * RATE // 1000 - silence
        if missing > 0:
            head, tail = sound[:cut].copy(), sound[cut:].copy()
            head[-len(fade) :] *= fade[-len(head) :]
            tail[: len(fade)] *= fade[::-1][: len(tail)]
            sound = np.concatenate([head, np.zeros(missing, np.float32), tail])
            begins[found.end() :] += missing
        first = next(n for n in range(after, len(signs)) if is_sound(signs[n]))
        heard = onset(sound, int(begins[first]))
        begins[found.end() : first + 1] = heard
        begins[first:] = np.maximum(begins[first:], heard)
    return sound, begins


def spoken(text, way, phonemes, kokoro):
    """Samples of a text said in that way, and the beginnings of its words in milliseconds."""
    way = whole(text, way)
    own, firsts = firsts_of(text, way, phonemes)
    before = phonemes(way["after"]) + " " if way["after"] else ""
    behind = " " + phonemes(way["then"]) if way.get("then") else ""
    melody = tuple(way.get(name, usual) for name, usual in MELODY.items()) if MELODY.keys() & way.keys() else None
    for faster in (1, 1.06, 1.12, 1.2, 1.3):
        speed = round((way["speed"] or (QUICK if len(own) >= LONG else CALM)) * faster, 4)
        sound, begins = kokoro(before + own + behind, speed, way["style"], melody)
        if behind:
            end = int(begins[len(before + own) + 1])
            sound = sound[: quietest(sound, end - RATE // 6, end + RATE // 24)[0]]
        if before:
            start = int(begins[len(before)])
            cut, _ = quietest(sound, start - RATE // 6, start + RATE // 24)
            sound, begins = sound[cut:], begins[len(before) :] - cut
        sound, begins = paused(sound, begins, own)
        first, last = ends(sound)
        if way["start"] is not None:
            first = max(first, int(begins[0]) - way["start"] * RATE // 1000)
        sound = faded(sound[first:last], way.get("soft", 3))
        if len(sound) / RATE < LONGEST:
            break
    words = [int(begins[sign]) - first for sign in firsts]
    starts = [0, *(max(0, int(word) * 1000 // RATE) for word in words[1:])]
    return levelled(sound), starts


def clip(text, way, phonemes, kokoro):
    """The MP3 of a take and the beginnings of its words, out of the cache if this recipe has made them before."""
    recipe = b"".join(Path(__file__).with_name(name).read_bytes() for name in ("take.py", "sound.py", "hiss.py"))
    name = hashlib.sha256(f"{text}|{sum_of(text, way, phonemes)}|".encode() + recipe).hexdigest()[:24]
    coded, told = (CACHE / "clips" / f"{name}.{kind}" for kind in ("mp3", "json"))
    if not told.exists():
        coded.parent.mkdir(parents=True, exist_ok=True)
        sound, starts = spoken(text, way, phonemes, kokoro)
        coded.write_bytes(encoded(sound))
        late = DELAY * 1000 // MP3_RATE
        starts = mended([start + late for start in starts], *firsts_of(text, way, phonemes), coded.read_bytes())
        told.write_text(json.dumps([max(0, start - late) for start in starts]))
    return coded.read_bytes(), json.loads(told.read_text())
