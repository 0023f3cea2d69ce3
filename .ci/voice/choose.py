"""Chooses the take of each text: choose.py MINUTES [TEXT…]. Of these texts, or of all, the worst heard first.

The usual take of a text stays if it is heard right. Otherwise the text is spoken in the other ways too, and the take that
the recogniser understands best is written down in takes.json; of those understood alike, the one the predictor likes best.
"""

import json
import sys
import time

from ears import Predictor, Recogniser
from kokoro import Kokoro
from phonemes import Phonemes
from score import errors
from take import FILE, chosen, clip, texts, words_of

# Ways that are tried one after the other, until one is heard right: of a few words, and of sentences.
FEW = 3
OF_FEW = [
    {"speed": 1.0, "end": "."},
    {"speed": 1.0, "end": ".", "start": 20},
    {"after": "Et voilà :", "end": "."},
    {"after": "Le mot est :", "end": "."},
    {"after": "Bien,", "end": "."},
    {"end": ","},
    {"speed": 0.8, "end": ".", "start": 20},
]
OF_SENTENCES = [{"start": 20}, {"speed": 1.0}, {"speed": 0.95}, {"style": 60}, {"after": "Et voilà :"}]


class Chooser:
    def __init__(self):
        self.phonemes, self.kokoro = Phonemes(), Kokoro()
        self.recogniser, self.predictor = Recogniser(), Predictor()

    def heard(self, text, way):
        """What speaks against a take: sounds and letters that were heard wrong, of a hundred; and its clip."""
        coded, _ = clip(text, way, self.phonemes, self.kokoro)
        wrong = errors(text, self.recogniser(coded)["heard"], self.phonemes)
        return [100 * wrong[what][0] / wrong[what][1] for what in ("sounds", "letters")], coded

    def best(self, text, ways):
        takes = []
        for way in ways:
            wrong, coded = self.heard(text, way)
            takes.append((wrong, way, coded))
            if wrong[0] == 0:
                break
        least = min(wrong for wrong, _, _ in takes)
        alike = [(way, coded) for wrong, way, coded in takes if wrong == least]
        if len(alike) > 1:
            alike.sort(key=lambda take: -self.predictor(take[1])["sig"])
        return alike[0][0], least[0]


def main():
    until, only = time.time() + 60 * float(sys.argv[1]), sys.argv[2:]
    chooser, ways = Chooser(), chosen()
    wrong = {}
    for text in only or texts():
        if time.time() < until:
            wrong[text] = chooser.heard(text, ways.get(text, {}))[0][0]
    for text in only or sorted(wrong, key=lambda text: -wrong[text]):
        if time.time() > until or not wrong[text]:
            continue
        further = OF_FEW if len(words_of(text)) <= FEW else OF_SENTENCES
        tried = [ways.get(text, {}), *(way for way in further if way != ways.get(text))]
        way, left = chooser.best(text, tried)
        print(f"{wrong[text]:.0f} → {left:.0f}  {text}  {way}", flush=True)
        # Several may choose at once: what others wrote meanwhile stays.
        ways = {**chosen(), text: way}
        kept = {text: way for text, way in sorted(ways.items()) if way}
        FILE.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
