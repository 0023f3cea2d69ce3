#!/usr/bin/env bash
# Rebuild-time report: seconds from ./run to its first answer after a one-line change in the app and in the rules. Each change is reverted
# (docs/decisions/069). Requires a finished build in dist/.
set -euo pipefail
cd "$(dirname "$0")/../.."

port=8391
lines=(
  'src/words/play.rs|THE_END: "|THE_END: "\\u{2060}'
  'engine/src/games/chevaliers/words.rs|: "|: "\\u{2060}'
)

# Starts ./run, waits for its first response and stops it.
served() {
  local begun=$EPOCHREALTIME server
  ./run --port $port >/dev/null 2>&1 &
  server=$!
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/"; do
    kill -0 $server 2>/dev/null || { echo "./run has ended" >&2; exit 1; }
    sleep 0.2
  done
  kill $server
  wait $server 2>/dev/null || true
  awk "BEGIN {printf \"%5.1f s  %s\n\", $EPOCHREALTIME - $begun, \"$1\"}"
}

for line in "${lines[@]}"; do
  IFS='|' read -r file old new <<<"$line"
  kept=$(mktemp)
  cp "$file" "$kept"
  trap 'cp "$kept" "$file"' EXIT
  sed -i "0,/$old/s//$new/" "$file"
  cmp -s "$file" "$kept" && { echo "$file has no « $old » any more" >&2; exit 1; }
  served "$file changed"
  cp "$kept" "$file"
  served "$file put back"
  trap - EXIT
done
