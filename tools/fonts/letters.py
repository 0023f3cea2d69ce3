"""Font subsetting: reduces Andika to the characters that every page shows. To regenerate the files:

    pip install fonttools brotli
    python3 tools/fonts/letters.py

Only the characters of French and English remain, without hinting. The licence requires another name for a modified font: Ardoise.
Missing characters come from Andika, which a page loads only if it needs it.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from signs import SIGNS

FONTS = Path(__file__).parents[2] / "assets/fonts"
NAME = "Ardoise"
# Name IDs of the table `name`: family, full name and PostScript name.
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
