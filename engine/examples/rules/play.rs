//! Command `play`: games between computer players.

use std::collections::BTreeMap;
use std::io::Write;

use engine::kernel::game::Game;
use engine::search::PlayerKind;

use crate::bout::{Bout, interval};
use crate::{Failure, broken};

/// Parses `INDEX=PLAYER`.
pub fn read_seat(word: &str) -> Result<(usize, PlayerKind), Failure> {
    let pair = word.split_once('=').and_then(|(index, who)| {
        let index = index.parse().ok()?;
        Some((index, PlayerKind::named(who)?))
    });
    pair.ok_or_else(|| format!("--seat attend numéro=joueur, pas {word}"))
}

/// Plays games and prints the win rate and thinking time of each seat.
pub fn play<G: Game>(
    game: &G,
    seats: &BTreeMap<usize, PlayerKind>,
    (seed, games): (u64, u32),
    out: &mut impl Write,
) -> Result<(), Failure> {
    if games == 0 {
        return Err("il faut au moins une partie".to_owned());
    }
    let mut bout = Bout::new(game, seats)?;
    let outcome = bout.play(seed, 0..games);
    let plies = outcome.plies as f64 / f64::from(games);
    writeln!(
        out,
        "games {games}  draws {}  plies mean {plies:.1}",
        outcome.draws
    )
    .map_err(broken)?;
    for index in 0..bout.len() {
        let (share, low, high) = interval(outcome.wins[index], games);
        let effort = outcome.efforts[index];
        let moves = effort.moves.max(1) as f64;
        let milliseconds = 1000.0 * effort.time.as_secs_f64();
        writeln!(
            out,
            "seat {index} {}  wins {share:.1} % (95 %: {low:.1} to {high:.1})  \
             thinks mean {:.2} ms greatest {:.1} ms  positions per second {:.0}  looks {:.1} actions ahead",
            bout.who()[index],
            milliseconds / moves,
            1000.0 * effort.longest.as_secs_f64(),
            effort.positions as f64 / effort.time.as_secs_f64().max(1e-9),
            effort.depths as f64 / moves,
        )
        .map_err(broken)?;
    }
    Ok(())
}
