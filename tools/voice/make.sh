#!/usr/bin/env bash
# Makes the spoken clips that are missing or out of date, and installs what that needs.
set -euo pipefail
cd "$(dirname "$0")/../.."
. tools/setup.sh

need_voice_tools
exec node tools/voice/make.mjs "$VOICE/make/bin/python"
