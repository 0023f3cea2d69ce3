"""What is said, as signs of sounds (IPA with stress, marks kept): espeak-ng's French, and the words that it does not know."""

import ctypes
import json
import re
from pathlib import Path

MARKS = re.escape(';:,.!?—…"“”()')
SOUNDS = json.loads(Path(__file__).with_name("sounds.json").read_text("utf-8"))
# Sounds that the model knows by one sign and espeak-ng writes as two.
TIES = {"t^ʃ": "ʧ", "d^ʒ": "ʤ", "t^s": "ʦ", "d^z": "ʣ"}
IPA, TIED = 0x02, 0x80 | 0x361 << 8
UTF8, RETRIEVAL = 1, 2


def plain(text):
    """A text with the marks of a typewriter."""
    for fancy, simple in {"\u00a0": " ", "\u202f": " ", "’": "'", "«": "“", "»": "”"}.items():
        text = text.replace(fancy, simple)
    return re.sub(r"\s+", " ", text).strip()


class Phonemes:
    def __init__(self):
        import espeakng_loader

        self.lib = ctypes.cdll.LoadLibrary(espeakng_loader.get_library_path())
        assert self.lib.espeak_Initialize(RETRIEVAL, 0, espeakng_loader.get_data_path().encode(), 0) > 0
        assert self.lib.espeak_SetVoiceByName(b"roa/fr") == 0
        self.lib.espeak_TextToPhonemes.restype = ctypes.c_char_p

    def _piece(self, text):
        at, parts = ctypes.pointer(ctypes.c_char_p(text.encode())), []
        while at.contents.value is not None:
            parts.append((self.lib.espeak_TextToPhonemes(at, UTF8, IPA | TIED) or b"").decode())
        # « (en)…(fr) » tells where the language changes; ties stand inside it too.
        signs = re.sub("\\(\u0361?(?:[a-z-]\u0361?)+\\)", "", " ".join(parts)).replace("\u0361", "^")
        for tied, sign in TIES.items():
            signs = signs.replace(tied, sign)
        return re.sub(r"\s+", " ", re.sub(r"[\^_-]", "", signs)).strip()

    def __call__(self, text):
        text = plain(text)
        for name, said in SOUNDS["spelled"]:
            text = re.sub(name, said, text)
        signs = ""
        for n, part in enumerate(re.split(rf"(\s*[{MARKS}](?:\s*[{MARKS}])*\s*)", text)):
            if n % 2:
                signs += part
            elif part.strip():
                signs += part[: len(part) - len(part.lstrip())] + self._piece(part) + part[len(part.rstrip()) :]
        signs = signs.strip()
        for wrong, right in SOUNDS["sounded"]:
            signs = re.sub(wrong, right, signs)
        return signs
