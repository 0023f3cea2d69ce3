"""Font subsetting: reduces the French school cursive to the characters of the app. To regenerate it:

    npm pack @fontsource/playwrite-fr-trad@5.3.0 && tar xzf fontsource-playwrite-fr-trad-5.3.0.tgz
    pip install fonttools brotli
    python3 tools/fonts/cursive.py package/files/playwrite-fr-trad-latin-400-normal.woff2 assets/fonts/cursive.woff2

Only the characters of French and English remain, with the joins between letters. The letters are scaled down within their line, so
that a word takes the same space as in the other letterings in every browser.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

from signs import SIGNS

# Scale of the letters, and ascent and descent of the line, in parts of the font size.
SHRINK, ASCENT, DESCENT = 0.9, 1.06, 0.46

source, target = sys.argv[1:]
options = subset.Options()
options.flavor = "woff2"
options.layout_features = ["calt", "liga", "clig", "rlig", "ccmp", "locl", "kern", "mark", "init", "medi", "fina"]
font = TTFont(source)
cutter = subset.Subsetter(options)
cutter.populate(text=SIGNS)
cutter.subset(font)
units = round(font["head"].unitsPerEm / SHRINK)
font["head"].unitsPerEm = units
for table, up, down in (("hhea", "ascent", "descent"), ("OS/2", "sTypoAscender", "sTypoDescender")):
    setattr(font[table], up, round(ASCENT * units))
    setattr(font[table], down, -round(DESCENT * units))
font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0
font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = round(ASCENT * units), round(DESCENT * units)
font.flavor = "woff2"
font.save(target)
