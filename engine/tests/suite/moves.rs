//! The same position, player and seed give the same move on every machine: `tests/games/<slug>/moves.txt`, which the
//! browser is asked too. A line is `position | player | seed | action`. (`.ci/moves.sh` writes
//! them anew after a player has changed on purpose.)

use std::fs;

use engine::catalogue::GameId;
use engine::kernel::options::Options;
use engine::search::PlayerKind;

/// However the thinking is sliced.
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
    let mut wrong = Vec::new();
    for &id in GameId::ALL {
        let slug = id.slug();
        let path = format!(
            "{}/tests/games/{slug}/moves.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = fs::read_to_string(&path).expect("each game has its moves");
        let mut checked = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [position, player, seed, action] = *fields.as_slice() else {
                panic!("{slug}: {line}");
            };
            let seed = seed.parse().expect("a seed is a number");
            for slice in SLICES {
                let found = chosen(id, (position, player, seed), slice);
                if found != action {
                    wrong.push(format!("{slug}: {line}: now {found}"));
                }
            }
            checked += 1;
        }
        assert!(checked >= 12, "{slug}: only {checked} moves");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
