//! Computer players are deterministic: position, player and seed give the same move on every machine.
//!
//! The golden file `tests/games/<slug>/moves.txt` is also checked in the browser. A line is
//! `position | player | seed | action`. `tools/reports/moves.sh` rewrites it after an intended change of a player.

use engine::catalogue::GameId;
use engine::kernel::options::Options;
use engine::search::PlayerKind;

use crate::expectations;

/// Slice sizes, in nodes per call of `think`: the move must not depend on them.
const SLICES: [u32; 2] = [777, u32::MAX];

fn chosen(id: GameId, (position, player, seed): (&str, &str, u64), slice: u32) -> String {
    let table = id
        .entry()
        .at_position(&Options::default(), position, seed)
        .expect("the position reads");
    let who = PlayerKind::named(player).expect("the player is known");
    let mut bot = table.bot(who, seed);
    loop {
        if let Some(choice) = bot.think(slice) {
            return choice.text().to_owned();
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    expectations::hold("moves", "\n", |id, line| {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [position, player, seed, action] = *fields.as_slice() else {
            panic!("{}: {line}", id.slug());
        };
        let number = seed.parse().expect("a seed is a number");
        let found = SLICES.map(|slice| chosen(id, (position, player, number), slice));
        assert_eq!(
            found[0], found[1],
            "however it is sliced: {line}, was {action}"
        );
        [position, player, seed, &found[0]].join(" | ")
    });
}
