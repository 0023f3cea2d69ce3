"""Cuts Andika down to the letters that every page shows, for whoever wants to make them anew:

    pip install fonttools brotli
    python3 tools/fonts/letters.py

Only the signs of French and English stay, and nothing of what sharpens letters on coarse screens. They go by another name, as
a changed type face of its makers must: Ardoise. Whatever sign it lacks comes from Andika, which a page fetches only then.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from signs import SIGNS

FONTS = Path(__file__).parents[2] / "assets/fonts"
NAME = "Ardoise"
# Family, whole name and name for PostScript, as the table `name` numbers them.
NAMES = {1: NAME, 4: NAME, 6: NAME}

for weight in (400, 700):
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    font = TTFont(FONTS / f"andika-latin-{weight}-normal.woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(text=SIGNS)
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
    font.flavor = "woff2"
    font.save(FONTS / f"ardoise-{weight}.woff2")
