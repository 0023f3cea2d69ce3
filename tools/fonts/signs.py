"""The signs of French and English, which the letters that come first hold."""

SIGNS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿ"
    + "\u00a0\u202f«»‘’“”…–—·×°"
)
