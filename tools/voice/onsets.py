"""How far the beginnings of words are from what is heard, where that can be told without guessing: after a silence."""

import numpy as np

from take import words_of

# Silence is what is quieter than this for so many milliseconds; a word within so many of its end belongs to it.
QUIET, LEAST, NEAR = 0.01, 70, 250
MARKS = tuple(",;:.!?…")


def silences(sound, rate):
    """The ends of the silences inside a sound, in milliseconds."""
    window = rate // 200
    level = np.sqrt(np.convolve(sound**2, np.ones(window) / window, "same"))[:: rate // 1000]
    edges = np.flatnonzero(np.diff(np.concatenate([[0], level < QUIET, [0]]))).reshape(-1, 2)
    return [int(end) for start, end in edges if start > 100 and end < len(level) and end - start >= LEAST]


def off(text, starts, sound, rate):
    """For each silence inside a clip, how many milliseconds too late the word after the nearest mark lights up."""
    words = words_of(text)
    after = [start for before, start in zip(words, starts[1:]) if before.rstrip("»” ").endswith(MARKS) or follows_mark(text, before)]
    found = []
    for end in silences(sound, rate):
        near = min(after, key=lambda start: abs(start - end), default=None)
        if near is not None and abs(near - end) <= NEAR:
            found.append(near - end)
    return found


def follows_mark(text, word):
    """Whether a mark that stands apart, as in French, follows a word."""
    rest = text.split(word, 1)[1].replace("\u00a0", " ").lstrip(" »”")
    return rest.startswith(MARKS)
