//! Commands `random` and `trace`: random games.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use engine::kernel::random::RandomSteps;
use engine::kernel::rng::Rng;
use engine::kernel::rules::Rules;
use engine::kernel::step::Step;

use crate::{Failure, broken};

/// Prints lengths, results and speed of random games.
pub fn random<G: Rules>(
    game: &G,
    seed: u64,
    games: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if games == 0 {
        return Err("il faut au moins une partie".to_owned());
    }
    let mut steps = RandomSteps::default();
    let (mut total, mut least, mut greatest) = (0, u64::MAX, 0);
    let mut results: BTreeMap<String, u64> = BTreeMap::new();
    let begin = Instant::now();
    for number in 0..games {
        let mut dice = Rng::at(seed, number);
        let mut at = game.start();
        let mut plies = 0;
        while let Some(step) = steps.next(game, &at, &mut dice) {
            game.apply(&mut at, step, &mut ());
            plies += 1;
        }
        total += plies;
        least = least.min(plies);
        greatest = greatest.max(plies);
        *results.entry(game.result(&at)).or_default() += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let mean = total as f64 / games as f64;
    writeln!(out, "games {games}").map_err(broken)?;
    writeln!(
        out,
        "plies mean {mean:.1} least {least} greatest {greatest}"
    )
    .map_err(broken)?;
    for (result, count) in results {
        let share = 100.0 * count as f64 / games as f64;
        writeln!(out, "result {result} {share:.1} %").map_err(broken)?;
    }
    writeln!(out, "steps per second {:.0}", total as f64 / seconds).map_err(broken)
}

/// Prints one random game: a position and its step per line, separated by a tab.
pub fn trace<G: Rules>(game: &G, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let (mut steps, mut dice) = (RandomSteps::default(), Rng::at(seed, 0));
    let mut at = game.start();
    while let Some(step) = steps.next(game, &at, &mut dice) {
        match step {
            Step::Act(action) => writeln!(out, "{at}\t{action}").map_err(broken)?,
            Step::Roll(roll) => writeln!(out, "{at}\t{roll}").map_err(broken)?,
        }
        game.apply(&mut at, step, &mut ());
    }
    Ok(())
}
