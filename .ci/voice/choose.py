"""Chooses the take of each text: choose.py MINUTES [TEXT…]. Of these texts, or of all, the worst heard first.

A take stays if it is heard right and does not sound poor. Otherwise the text is spoken in the other ways too, and of the takes
that do not sound poor the one that the recogniser understands best is written down in takes.json; of those understood alike, the
one the predictor likes best.
"""

import fcntl
import json
import sys
import time

from cache import CACHE
from ears import Predictor, Recogniser
from kokoro import Kokoro
from phonemes import Phonemes
from score import errors
from take import FILE, chosen, clip, recorded, sum_of, words_of

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
# Sounds that are said another way: the end of « gagne », « un » as in the south, « les » that is no « l'i », a « j » that is no « z ».
OF_SOUNDS = [["ɲ", "nj"], ["ɛ̃", "œ̃"], ["le ", "lˈɛ "], ["ʒ", "ʒʒ"]]
# Speech that is predicted to be liked less than this sounds poor.
POOR = 2.6


class Chooser:
    def __init__(self):
        self.phonemes, self.kokoro = Phonemes(), Kokoro()
        self.recogniser, self.predictor = Recogniser(), Predictor()
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

    def wrong(self, text, way):
        """Sounds and letters of a take that are heard wrong, of a hundred."""
        wrong = errors(text, self.recogniser(self.take(text, way))["heard"], self.phonemes)
        return [100 * wrong[what][0] / wrong[what][1] for what in ("sounds", "letters")]

    def quality(self, text, way):
        return self.predictor(self.take(text, way))["sig"]

    def best(self, text, ways):
        takes = []
        for way in ways:
            wrong, quality = self.wrong(text, way), self.quality(text, way)
            if not wrong[0] and quality >= POOR:
                return way, wrong
            takes.append((quality < POOR, *wrong, -quality, way))
        _, *wrong, _, way = min(takes, key=lambda take: take[:-1])
        return way, wrong


def write(text, way):
    """Several may choose at once: what others wrote meanwhile stays."""
    with open(CACHE / "choosing", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ways = {**chosen(), text: way}
        kept = {text: way for text, way in sorted(ways.items()) if way}
        FILE.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")


def main():
    until, only = time.time() + 60 * float(sys.argv[1]), sys.argv[2:]
    chooser, ways = Chooser(), chosen()
    wrong = {}
    for text in only or chooser.recorded:
        if time.time() < until:
            wrong[text] = chooser.wrong(text, ways.get(text, {}))[0]
    for text in only or sorted(wrong, key=lambda text: -wrong[text]):
        if time.time() > until or not (wrong.get(text) or text in only):
            continue
        first = ways.get(text, {})
        way, (left, _) = chooser.best(text, [first, *(way for way in chooser.further(text) if way != first)])
        print(f"{wrong[text]:.0f} → {left:.0f}  {text}  {way}", flush=True)
        write(text, way)


if __name__ == "__main__":
    main()
