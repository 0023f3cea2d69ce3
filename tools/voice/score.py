"""How well a clip was understood: words, letters and sounds that were heard wrong, of those that there are."""

import re
import unicodedata

UNITS = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split()
TENS = {1: "dix", 2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante"}


def words(text):
    """Words between gaps and hyphens: no marks, no capitals, numbers in letters."""
    text = unicodedata.normalize("NFC", text.lower()).replace("’", "'").replace("œ", "oe")
    text = re.sub(r"(\d+)[eè]me\b", lambda found: f" {ordinal(int(found[1]))} ", text)
    text = re.sub(r"\d+", lambda found: f" {number(int(found[0]))} ", text)
    return [word for part in re.sub(r"[^\w']+", " ", text).split() if (word := part.strip("'"))]


def number(value):
    """A number in letters up to 59; a larger one in digits."""
    if value < len(UNITS):
        return UNITS[value]
    tens, unit = divmod(value, 10)
    if tens not in TENS:
        return str(value)
    if unit == 0:
        return TENS[tens]
    joint = " et " if unit == 1 else "-"
    return TENS[tens] + joint + UNITS[unit]


def ordinal(value):
    return re.sub("e$", "", number(value)).replace("cinq", "cinqu").replace("neuf", "neuv") + "ième"


def distance(one, other):
    """The least number of signs put in, left out or changed that makes one the other."""
    row = list(range(len(other) + 1))
    for n, sign in enumerate(one, 1):
        before, row[0] = row[0], n
        for m, against in enumerate(other, 1):
            before, row[m] = row[m], min(row[m] + 1, row[m - 1] + 1, before + (sign != against))
    return row[-1]


def sounds(signs):
    """The sounds alone: no stress, no marks, no gaps; what French ears do not tell apart is one."""
    kept = "".join(sign for sign in signs if re.match(r"[\w\u0303]", sign))
    for one, same in (("œ̃", "ɛ̃"), ("ɑ̃", "ã"), ("ɔ", "o"), ("œ", "ø"), ("ɛ", "e"), ("ə", ""), ("ɑ", "a"), ("y", "y")):
        kept = kept.replace(one, same)
    return kept


def sounding(listed, phonemes):
    """Each word by its sounds: « défend » and « défends » are one; what has no sounds stays itself."""
    return [sounds(phonemes(word)) or word for word in listed]


def errors(text, heard, phonemes):
    """(wrong, all) of words, of words by their sounds, of letters and sounds."""
    said, got = words(text), words(heard)
    letters, got_letters = "".join(said), "".join(got)
    sound, got_sound = sounds(phonemes(text)), sounds(phonemes(" ".join(got)))
    alike = distance(sounding(said, phonemes), sounding(got, phonemes))
    # Words that are all heard are right, however they are joined: « et encore un, deux » and « et encore 1, 2 ».
    return {
        "words": (distance(said, got), len(said)),
        "alike": (alike, len(said)),
        "letters": (distance(letters, got_letters), len(letters)),
        "sounds": (distance(sound, got_sound) if alike else 0, max(1, len(sound))),
    }
