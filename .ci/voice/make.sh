#!/usr/bin/env bash
# Makes the spoken clips that are missing or out of date, and installs what that needs.
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/tools.sh

need_voice_tools
exec node .ci/voice/make.mjs "$VOICE/make/bin/python"
