"""Beginnings of words that can be heard: a hissing sound stands out of all others. The durations of the model are up to 0.14 s late for
the « s » of a word that is said slowly. `hiss.py` times the clips that there are anew."""

import json

import numpy as np

from sound import MP3_RATE, decoded

# What hisses (the voiced ones hiss less, and are not told apart surely), and the marks of stress and of pauses among the signs.
HISSING, STRESS, MARKS = "sʃ", "ˈˌ", tuple(",;:.!?…“”—")
# A hiss: most of what is heard is higher than this, in Hz, and louder than that, for so many milliseconds; a shorter gap is none.
HIGH, LOUD, MOST, LEAST, GAP = 2500, 0.004, 0.6, 40, 15
# It belongs to a word that was to begin so many milliseconds after it, at most; the word after it was to begin so many before it, at most.
# A shift that is less is none.
BEFORE, EARLY, WORTH = 170, 30, 25
STEP, WINDOW = MP3_RATE // 200, MP3_RATE // 50


def hisses(sound):
    """Where it hisses, in milliseconds: pairs of beginning and end."""
    padded = np.pad(sound, WINDOW // 2)
    parts = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::STEP] * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(parts)) ** 2
    high = power[:, HIGH * WINDOW // MP3_RATE :].sum(1)
    level = np.sqrt(high * 2) / WINDOW
    is_hiss = (level > LOUD / 2) & (high > MOST * (power.sum(1) + 1e-12))
    edges = np.flatnonzero(np.diff(np.concatenate([[0], is_hiss, [0]]))).reshape(-1, 2) * 1000 * STEP // MP3_RATE
    joined = []
    for start, end in edges.tolist():
        if joined and start - joined[-1][1] <= GAP:
            joined[-1][1] = end
        else:
            joined.append([start, end])
    return [(start, end) for start, end in joined if end - start >= LEAST]


def mended(starts, signs, firsts, coded):
    """The beginnings of words in an MP3, in its own milliseconds: where a word begins with a hiss, or follows one. `firsts` are the places
    of their first sounds among the signs."""
    found, heard = list(starts), hisses(decoded(coded))
    for n in range(1, len(starts)):
        own = signs[firsts[n] :].lstrip(STRESS)[:1]
        before = signs[: firsts[n]].rstrip(STRESS + " ")[-1:]
        if before in MARKS:
            # After a mark, it begins where the silence ends.
            near = []
        elif own in HISSING and before not in HISSING + "zʒ":
            near = [start for start, end in heard if start <= starts[n] <= min(end, start + BEFORE)]
        elif before in HISSING and own not in HISSING + "zʒ":
            near = [end for start, end in heard if start - EARLY <= starts[n] < end <= starts[n] + BEFORE]
        else:
            near = []
        if near:
            best = min(near, key=lambda at: abs(at - starts[n]))
            if abs(best - starts[n]) >= WORTH and best > found[n - 1]:
                found[n] = best
    return np.maximum.accumulate(found).tolist()


def main():
    from phonemes import Phonemes
    from take import INDEX, chosen, firsts_of, recorded

    phonemes, ways, clips, moved = Phonemes(), chosen(), recorded(), []
    lines = INDEX.read_text("utf-8").splitlines()
    for n, line in enumerate(lines):
        if line.startswith('  {"text"'):
            clip = json.loads(line.rstrip(","))
            text = clip["text"]
            said = firsts_of(text, ways.get(text, {}), phonemes)
            found = mended(clip["words"], *said, clips[text][1])
            moved += [(new - old, text) for old, new in zip(clip["words"], found) if new != old]
            clip["words"] = found
            lines[n] = "  " + json.dumps(clip, ensure_ascii=False, separators=(",", ":")) + line[len(line.rstrip(",")) :]
    INDEX.write_text("\n".join(lines) + "\n", "utf-8")
    for shift, text in sorted(moved):
        print(f"{shift:+5}  {text}")
    print(f"{len(moved)} words begin elsewhere")


if __name__ == "__main__":
    main()
