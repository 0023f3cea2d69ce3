"""Listens to every clip and writes docs/voice.md: report.py [FOLDER] [known]. With `known`, only of clips that were listened to
before; of the clips of another FOLDER it prints the sums alone."""

import io
import json
import sys
from pathlib import Path

import numpy as np

from ears import Predictor, Recogniser, is_known
from joined import joined, parts_of, texts
from kokoro import RATE, VOWELS
from onsets import off
from phonemes import Phonemes
from score import errors, sounds, words
from sound import loudness, without_ends
from take import INDEX, chosen, recorded, said

ROOT = Path(__file__).parents[2]
CLIPS, REPORT = ROOT / "assets/voice", ROOT / "docs/voice.md"
# A sentence, of which the recogniser can guess one word by the others.
SENTENCE = 4
# Counted kinds of errors with their titles.
WRONG = {"words": "Words", "alike": "Words that sound otherwise", "letters": "Letters", "sounds": "Sounds"}
RIGHT = json.loads((CLIPS / "right.json").read_text("utf-8"))


def decoded(clip):
    from faster_whisper import decode_audio

    return decode_audio(io.BytesIO(clip), sampling_rate=RATE)


def beginnings(folder):
    """The beginnings of the words of each text, in milliseconds."""
    packs = json.loads((folder / INDEX.name).read_text("utf-8"))["packs"]
    return {clip["text"]: clip["words"] for listed in packs.values() for clip in listed}


class Listener:
    def __init__(self, folder=CLIPS):
        self.phonemes, self.recogniser, self.predictor = Phonemes(), Recogniser("float32"), Predictor()
        self.ways = chosen(folder)

    def __call__(self, text, clip, starts):
        heard, quality, whole = self.recogniser(clip), self.predictor(clip), decoded(clip)
        sound = without_ends(whole)
        told = said(text, self.ways.get(text, {}))
        syllables = sum(sign in VOWELS for sign in sounds(self.phonemes(told)))
        return {
            "text": text,
            "told": told,
            "heard": heard["heard"],
            **errors(told, heard["heard"], self.phonemes),
            "quality": quality["sig"],
            "all": quality["ovrl"],
            "syllables": syllables,
            "seconds": len(sound) / RATE,
            "loudness": loudness(sound),
            "bytes": len(clip),
            "off": off(text, starts, whole, RATE),
        }


def share(listed, what):
    wrong, of = (sum(clip[what][n] for clip in listed) for n in (0, 1))
    return f"{100 * wrong / max(1, of):.1f} %"


def sums(listed):
    """What is measured, of all clips together."""
    sentences = [clip for clip in listed if len(words(clip["text"])) >= SENTENCE]
    few = [clip for clip in listed if len(words(clip["text"])) < SENTENCE]
    of = {name: np.array([clip[name] for clip in listed]) for name in ("quality", "all", "loudness", "seconds", "syllables")}
    pace = [clip["syllables"] / clip["seconds"] for clip in sentences]
    rows = []
    for what, name in WRONG.items():
        rows.append((f"{name} heard wrong, all clips", share(listed, what)))
        rows.append((f"{name} heard wrong, {SENTENCE} words and more ({len(sentences)})", share(sentences, what)))
        rows.append((f"{name} heard wrong, fewer words ({len(few)})", share(few, what)))
    exact = sum(clip["sounds"][0] == 0 for clip in listed)
    apart = np.abs([late for clip in listed for late in clip["off"]])
    rows += [
        ("Clips heard right, sound for sound", f"{100 * exact / len(listed):.0f} %"),
        ("Quality of the speech (DNSMOS), mean and least", f"{of['quality'].mean():.2f}, {of['quality'].min():.2f}"),
        ("Quality of all that is heard, mean and least", f"{of['all'].mean():.2f}, {of['all'].min():.2f}"),
        (f"Syllables a second, pauses too, {SENTENCE} words and more", f"{np.mean(pace):.2f}"),
        ("Loudness in LUFS, mean ± spread", f"{of['loudness'].mean():.1f} ± {of['loudness'].std():.2f}"),
        ("Loudness in LUFS, least and most", f"{of['loudness'].min():.1f}, {of['loudness'].max():.1f}"),
        ("Length in seconds, longest", f"{of['seconds'].max():.2f}"),
        (
            f"Beginnings of words after a silence ({len(apart)}), off in ms: median, 95 of 100, most",
            ", ".join(f"{value:.0f}" for value in np.percentile(apart, (50, 95, 100))),
        ),
        ("Bytes of these clips", f"{sum(clip['bytes'] for clip in listed):,}".replace(",", " ")),
    ]
    return rows


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "/").replace("\n", " ") for cell in row) + " |" for row in lines)


def percent(pair):
    return f"{100 * pair[0] / pair[1]:.0f}"


def put_together(listener, all_clips):
    """What is heard of the sentences that the app puts together, those heard wrong first."""
    clips, rows = {text: clip for text, (_, clip) in all_clips.items()}, []
    for text in texts():
        heard = listener.recogniser(joined(text, clips))["heard"]
        told = " ".join(said(part, listener.ways.get(part, {})) for part, _ in parts_of(text, clips))
        wrong = errors(told, heard, listener.phonemes)
        rows.append((wrong["sounds"][0] / wrong["sounds"][1], text, heard, percent(wrong["words"]), percent(wrong["sounds"])))
    rows.sort(key=lambda row: -row[0])
    return [row[1:] for row in rows]


def shown(clip):
    return clip["text"] if clip["told"] == clip["text"] else f"{clip['text']}, said « {clip['told']} »"


def report(listed, rows_of_sums, together):
    listed = sorted(listed, key=lambda clip: (-clip["sounds"][0] / clip["sounds"][1], clip["quality"]))
    wrong = [clip for clip in listed if clip["sounds"][0]]
    known = [(clip["text"], clip["heard"], RIGHT[clip["text"]]) for clip in wrong if clip["text"] in RIGHT]
    rows = [
        (shown(clip), clip["heard"], *(percent(clip[what]) for what in ("words", "letters", "sounds")), f"{clip['quality']:.2f}")
        for clip in wrong
    ]
    parts = [
        "# Voice clips: error rates of a speech recogniser",
        Path(__file__).with_name("report.md").read_text("utf-8").strip().replace("../../docs/", ""),
        "## Totals",
        table(["What", "How much"], rows_of_sums),
        "## Accepted recognition errors",
        table(["Said", "Heard", "Why it is right"], known),
        "## Sentences joined from parts",
        f"{len(together)} sentences are joined from parts. Those with a sound error:",
        table(["Said", "Heard", "Words wrong, %", "Sounds"], [row for row in together if row[-1] != "0"]),
        "## Clips with a sound error, worst first",
        table(["Said", "Heard", "Words wrong, %", "Letters", "Sounds", "Speech"], rows),
    ]
    return "\n\n".join(parts) + "\n"


def main():
    known = "known" in sys.argv[1:]
    folder = next((Path(name) for name in sys.argv[1:] if name != "known"), CLIPS)
    listener, listed, all_clips, starts = Listener(folder), [], recorded(folder), beginnings(folder)
    for text, (_, clip) in all_clips.items():
        if known and not is_known(clip):
            continue
        listed.append(listener(text, clip, starts[text]))
        if len(listed) % 50 == 0:
            print(f"{len(listed)} clips", file=sys.stderr, flush=True)
    rows = [("Clips listened to, of all", f"{len(listed)} of {len(all_clips)}"), *sums(listed)]
    print(table(["What", "How much"], rows))
    if folder == CLIPS:
        REPORT.write_text(report(listed, rows, put_together(listener, all_clips)), "utf-8")


if __name__ == "__main__":
    main()
