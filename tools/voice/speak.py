"""Speaks texts: speak.py TEXTS.json FOLDER. TEXTS maps each text to the sum of the take that there is, or to null.

Writes an MP3 for each text whose sum is another, and FOLDER/index.json: text → file, sum, beginnings of words in ms.
"""

import json
import sys
from pathlib import Path

from kokoro import Kokoro
from phonemes import Phonemes
from take import chosen, clip, sum_of


def main():
    texts, folder = json.loads(Path(sys.argv[1]).read_text("utf-8")), Path(sys.argv[2])
    phonemes, kokoro, ways = Phonemes(), Kokoro(), chosen()
    index = {}
    for text, known in texts.items():
        way = ways.get(text, {})
        take = sum_of(text, way, phonemes)
        if take == known:
            continue
        coded, starts = clip(text, way, phonemes, kokoro)
        name = f"{len(index)}.mp3"
        (folder / name).write_bytes(coded)
        index[text] = {"file": name, "take": take, "words": starts}
        print(f"\r{len(index)} of {len(texts)}", end="", file=sys.stderr)
    (folder / "index.json").write_text(json.dumps(index, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
