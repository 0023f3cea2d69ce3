"""Font subsetting for the languages of `assets/words` and `assets/handbook`: the characters that the first fonts lack. To regenerate
the files, for instance after a translation uses a new character:

    npm pack @fontsource/andika@5.3.0 @fontsource/noto-sans-arabic@5.3.0 @fontsource/grenze@5.3.0   # each unpacked into a folder of its own
    apt-get download fonts-lxgw-wenkai                                     # 1.250, unpacked with `dpkg -x`
    pip install fonttools brotli
    python3 tools/fonts/scripts.py ANDIKA/files NOTO/files LXGWWenKai-Regular.ttf GRENZE/files

Each file contains only characters that some language uses, and a browser loads it when a page shows one of them. The licences
require other names for modified fonts: Andika becomes Ardoise, and LXGW WenKai, the brush of Chinese school books, Pinceau. Grenze,
the font of titles, may keep its name. It has Latin letters only.

The script finally prints the values of `unicode-range` for styles/base.css.
"""

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from signs import SIGNS

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "assets/fonts"
NAMED = {1, 4, 6, 16}

andika, noto, wenkai, grenze = map(Path, sys.argv[1:])
FOLDERS = ("assets/words", "assets/handbook")
# Lettering and word cards show capitals, so each letter needs its capital.
texts = [json.loads(path.read_text()) for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.json"))]
signs = {sign for words in texts for text in words.values() for sign in text + text.upper()} - set(SIGNS) - {"\u200e", "\u200f", "\u2060"}


def among(*ranges):
    return "".join(sorted(sign for sign in signs if any(a <= ord(sign) <= b for a, b in ranges)))


def cut(source, text, target, name=None, features=None):
    if not text:
        return
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    if features:
        options.layout_features = features
    font = TTFont(source, recalcTimestamp=False)
    missing = [sign for sign in text if ord(sign) not in font.getBestCmap()]
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    if name:
        for record in font["name"].names:
            if record.nameID in NAMED:
                record.string = name
    font.flavor = "woff2"
    font.save(FONTS / target)
    print(target, len(text), "signs,", (FONTS / target).stat().st_size, "bytes", f"without {missing}" if missing else "")


LATIN = among((0xA0, 0x24F), (0x1E00, 0x1EFF), (0x2010, 0x2040))
CYRILLIC = among((0x400, 0x4FF))
ARABIC = among((0x600, 0x6FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFF))
CHINESE = among((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFFEF))
left = signs - set(LATIN + CYRILLIC + ARABIC + CHINESE)
print("signs of no cut:", sorted(map(hex, map(ord, left))))
# The Turkish dotless i is in the western file.
WEST = set(map(chr, range(0xA0, 0x100))) | {"ı"}
for weight in (400, 700):
    cut(andika / f"andika-latin-{weight}-normal.woff2", "".join(s for s in LATIN if s in WEST), f"ardoise-west-{weight}.woff2", "Ardoise")
    cut(andika / f"andika-latin-ext-{weight}-normal.woff2", "".join(s for s in LATIN if s not in WEST), f"ardoise-east-{weight}.woff2", "Ardoise")
    cut(andika / f"andika-cyrillic-{weight}-normal.woff2", CYRILLIC, f"ardoise-cyrillic-{weight}.woff2", "Ardoise")
    cut(noto / f"noto-sans-arabic-arabic-{weight}-normal.woff2", ARABIC, f"noto-arabic-{weight}.woff2", features=["*"])
cut(wenkai, CHINESE, "pinceau-400.woff2", "Pinceau")

# Titles: Latin letters that the first Grenze file lacks. Grenze has no other script.
first = TTFont(FONTS / "grenze-latin-700-normal.woff2").getBestCmap()
titled = sorted(sign for sign in set(LATIN) | set(SIGNS) if ord(sign) not in first)
for part, source in (("west", "grenze-latin-700-normal.woff2"), ("east", "grenze-latin-ext-700-normal.woff2")):
    there = TTFont(grenze / source).getBestCmap()
    letters = [sign for sign in titled if ord(sign) in there and (part == "west" or sign not in WEST)]
    titled = [sign for sign in titled if sign not in letters]
    cut(grenze / source, "".join(letters), f"grenze-{part}-700.woff2")
    print(f"grenze-{part}-700.woff2:", ",".join(f"U+{ord(sign):X}" for sign in letters))
