"""Chooses the take of each text: choose.py MINUTES [wide] [TEXT…]. Of these texts, or of all, the worst heard first.

A take stays if it is heard right, by the recogniser with all bits and with 8, and does not sound poor. Otherwise the text is spoken
in the other ways too, and of the takes that do not sound poor the one that the recogniser understands best is written down in
takes.json; of those understood alike, the one the predictor likes best. With `wide`, ways are put together by lot of all that there
are, until one is heard right or there were enough of them.
"""

import fcntl
import json
import random
import sys
import time

import numpy as np

from cache import CACHE
from ears import Predictor, Quick, Recogniser
from kokoro import Kokoro
from phonemes import Phonemes
from score import errors
from sound import FRAME_BYTES
from take import FILE, chosen, clip, recorded, said, sum_of, words_of

# Ways that are tried one after the other, until one is heard right: of a few words, and of sentences. Words before it that are
# cut off give a first consonant what it lacks at the very beginning: the model speaks on into it.
FEW = 3
OF_FEW = [
    {"after": "Et voilà :", "end": "."},
    {"speed": 1.0, "end": "."},
    {"speed": 1.0, "end": ".", "start": 20},
    {"after": "Le mot est :", "end": "."},
    {"after": "Alors", "end": "."},
    {"after": "Bien,", "end": "."},
    {"after": "Et voilà :", "end": ".", "speed": 1.0},
    {"end": ","},
    {"after": "C'est", "end": ".", "speed": 1.0},
    {"speed": 0.8, "end": ".", "start": 20},
    {"speed": 0.75, "end": ""},
    {"after": "Et voilà :", "speed": 0.75, "end": ""},
    {"after": "Alors", "speed": 0.75, "end": ""},
]
OF_SENTENCES = [
    {"after": "Et voilà :"},
    {"style": 60},
    {"after": "Oui,"},
    {"after": "Et voilà :", "style": 60},
    {"after": "Et voilà :", "speed": 1.0},
    {"after": "Alors"},
    {"after": "Et"},
    {"speed": 1.0},
]
# Sounds that are said another way: the end of « gagne », « un » as in the south, « les » that is no « l'i », a « j » that is no « z »,
# a last « t » that lets go, a longer « è », « in » or « o », an « o » that is no « ou », an « an » that is no « on ».
OF_SOUNDS = [["ɲ", "nj"], ["ɛ̃", "œ̃"], ["le ", "lˈɛ "], ["ʒ", "ʒʒ"], ["ˈɛt", "ˈɛtə"], ["yˈit", "yˈitə"], ["ɛʁ", "ɛːʁ"]]
OF_SOUNDS += [["ˈɛ̃", "ˈɛ̃ː"], ["ˈo", "ˈoː"], ["ˈo", "ˈɔ"], ["ˈɑ̃", "ˈa\u0303"]]
# Values for random variants: words before and after the text, speed, style, final mark, melody.
LOTS = {
    "after": [None, "Et voilà :", "C'est", "Voici", "Alors", "Bien,", "Oui,", "Et", "Le mot est :", "Maintenant :", "Regarde :", "On dit :", "zéro,"],
    "then": [None, None, "voilà.", "gagnent.", "ont tout joué.", "est là.", "deux, trois."],
    "speed": [0.75, 0.8, 0.85, 0.9, 0.95, 1.0, 1.05, 1.1],
    "style": [None, None, 5, 10, 15, 20, 30, 40, 60, 80],
    "end": [".", ".", ",", "!", "…", ""],
    "wide": [None, None, 1.25, 1.5],
}
# Each of them is begun in these ways: cutting costs nothing, and a vowel that begins hard is heard as « d ».
BEGUN = [{}, {"start": 20}, {"start": 0, "soft": 30}, {"start": -30, "soft": 50}]
# Maximum number of random variants for a text.
MOST = 50
# A shorter MP3, in bytes, holds no word: it was cut off in a wrong place.
SHORTEST = 6 * FRAME_BYTES
# Number of takes of a text that get the full check, if no take is recognised.
WHOLE = 4
# Speech that is predicted to be liked less than this sounds poor.
POOR = 2.6


class Chooser:
    def __init__(self, until):
        self.until = until
        self.phonemes, self.kokoro = Phonemes(), Kokoro()
        self.recognisers, self.predictor, self.quick = [Recogniser("float32"), Recogniser()], Predictor(), Quick()
        self.recorded = recorded()

    def further(self, text):
        """The ways in which a text may be said besides the usual one."""
        ways, signs = OF_FEW if len(words_of(text)) <= FEW else OF_SENTENCES, self.phonemes(text)
        return ways + [{**ways[0], "sounds": [pair]} for pair in OF_SOUNDS if pair[0] in signs]

    def take(self, text, way):
        """The MP3 of a take: the recorded one, or it is spoken."""
        take, coded = self.recorded.get(text, (None, None))
        if take == sum_of(text, way, self.phonemes):
            return coded
        return clip(text, way, self.phonemes, self.kokoro)[0]

    def by_lot(self, text):
        """Ways put together by lot, always the same for a text."""
        lot, signs = random.Random(text), self.phonemes(text)
        for _ in range(MOST):
            if time.time() > self.until:
                return
            way = {name: kept for name, all in LOTS.items() if (kept := lot.choice(all)) is not None}
            pairs = [pair for pair in OF_SOUNDS if pair[0] in signs and lot.random() < 0.3]
            for begun in BEGUN:
                yield {**way, **({"sounds": pairs} if pairs else {}), **begun}

    def heard(self, recogniser, text, way):
        """Sounds and letters of a take that one hears wrong, of a hundred."""
        try:
            coded = self.take(text, way)
        except (IndexError, ValueError):
            # Cut off before and after it, nothing was left.
            return np.array([100.0, 100.0])
        if len(coded) < SHORTEST:
            return np.array([100.0, 100.0])
        wrong = errors(said(text, way), recogniser(coded)["heard"], self.phonemes)
        return np.array([100 * wrong[what][0] / wrong[what][1] for what in ("sounds", "letters")])

    def wrong(self, text, way):
        """What is heard wrong of a take: what one hears right, the other listens to as well."""
        one, other = self.recognisers
        found = self.heard(one, text, way)
        return (found if found[0] else (found + self.heard(other, text, way)) / 2).tolist()

    def quality(self, text, way):
        return self.predictor(self.take(text, way))["sig"]

    def judged(self, text, way):
        """A take with what counts: the less, the better."""
        wrong, quality = self.wrong(text, way), self.quality(text, way)
        return quality < POOR, wrong, -quality, way

    def best(self, text, first, others):
        """The best way of a text: what is quickly heard right is listened to at once, in the end what is heard least wrong."""
        takes, rest = [self.judged(text, first)], []
        for way in others:
            if any(not is_poor and not wrong[0] for is_poor, wrong, *_ in takes[-1:]):
                break
            quick = self.heard(self.quick, text, way)
            if quick[0]:
                rest.append((quick.tolist(), len(rest), way))
            else:
                takes.append(self.judged(text, way))
        for _, _, way in sorted(rest)[: max(0, WHOLE - len(takes))]:
            takes.append(self.judged(text, way))
        _, wrong, _, way = min(takes, key=lambda take: take[:-1])
        return way, wrong


def write(text, way):
    """Several may choose at once: what others wrote meanwhile stays."""
    with open(CACHE / "choosing", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ways = {**chosen(), text: way}
        kept = {text: way for text, way in sorted(ways.items()) if way}
        FILE.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")


def main():
    until, only = time.time() + 60 * float(sys.argv[1]), [text for text in sys.argv[2:] if text != "wide"]
    is_wide = "wide" in sys.argv[2:3]
    chooser, ways = Chooser(until), chosen()
    # A text may be typed with plain spaces before its marks.
    by_plain = {text.replace("\u00a0", " "): text for text in chooser.recorded}
    only = [by_plain.get(text.replace("\u00a0", " "), text) for text in only]
    wrong = {}
    for text in only or chooser.recorded:
        if time.time() < until:
            wrong[text] = chooser.wrong(text, ways.get(text, {}))[0]
    for text in only or sorted(wrong, key=lambda text: -wrong[text]):
        if time.time() > until or not (wrong.get(text) or text in only):
            continue
        first = ways.get(text, {})
        # A replacement text is not part of the variant.
        own = {"says": first["says"]} if "says" in first else {}
        others = ({**way, **own} for way in (chooser.by_lot(text) if is_wide else chooser.further(text)))
        way, (left, _) = chooser.best(text, first, (way for way in others if way != first))
        print(f"{wrong[text]:.0f} → {left:.0f}  {text}  {way}", flush=True)
        write(text, way)


if __name__ == "__main__":
    main()
