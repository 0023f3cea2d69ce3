"""Characters of French and English, which the first fonts contain."""

SIGNS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿ"
    + "\u00a0\u202f«»‘’“”…–—·×°"
)
