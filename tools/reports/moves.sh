#!/usr/bin/env bash
# Regenerates engine/tests/games/<slug>/moves.txt: moves of the native players in positions of random games. Run it after a deliberate
# change of a player if the positions may change too (UPDATE_EXPECT=1 cargo test keeps them). engine/tests/suite/moves.rs and the
# browser tests check the files.
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo build --quiet --release --example rules
rules="${CARGO_TARGET_DIR:-target}/release/examples/rules"
players=(1 2 3 4 5 copain greedy adviser)
for slug in $("$rules" list); do
  file="engine/tests/games/$slug/moves.txt"
  echo "# position | player | seed | action" >"$file.next"
  count=0
  # Six positions, evenly spread, from each of three random games.
  for game in 5 6 7; do
    "$rules" "$slug" trace "$game" | cut -f1 | awk '{ all[NR] = $0 } END { for (n = 0; n < 6; n++) print all[1 + int(NR * n / 6)] }'
  done | while read -r position; do
    case "$("$rules" "$slug" moves "$position" | head -n 1)" in
    decision*) ;;
    *) continue ;;
    esac
    seed=$((count + 1))
    player="${players[$((count % ${#players[@]}))]}"
    echo "$position | $player | $seed | $("$rules" "$slug" choose "$position" "$seed" "$player")"
    count=$((count + 1))
  done >>"$file.next"
  mv "$file.next" "$file"
done
