"""The folder of this machine where takes, transcripts and the voice itself stay."""

import os
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "table-ronde/voice")
