//! Commands on one position.

use std::io::Write;

use engine::kernel::input::Touch;
use engine::kernel::rules::Rules;
use engine::kernel::step::Step;
use engine::kernel::view::View;

use crate::{Failure, broken, write_kind};

fn read<G: Rules>(game: &G, text: &str) -> Result<G::Position, Failure> {
    game.position(text).map_err(|error| error.to_string())
}

/// Prints the turn, then the legal actions or the rolls with their probabilities, one per line.
pub fn moves<G: Rules>(game: &G, position: &str, out: &mut impl Write) -> Result<(), Failure> {
    let at = read(game, position)?;
    write_kind(game, &at, out).map_err(broken)?;
    writeln!(out).map_err(broken)?;
    let mut actions = Vec::new();
    game.actions(&at, &mut actions);
    for action in actions {
        writeln!(out, "{action}").map_err(broken)?;
    }
    let mut rolls = Vec::new();
    game.chance_outcomes(&at, &mut rolls);
    let total: u32 = rolls.iter().map(|&(_, weight)| weight).sum();
    for (roll, weight) in rolls {
        let part = common_part(weight, total);
        writeln!(out, "{roll} {}/{}", weight / part, total / part).map_err(broken)?;
    }
    Ok(())
}

/// Returns the greatest common divisor.
fn common_part(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_part(b, a % b) }
}

/// Prints the position after some steps.
pub fn apply<G: Rules>(
    game: &G,
    position: &str,
    steps: &[&str],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut at = read(game, position)?;
    for (index, text) in steps.iter().enumerate() {
        take(game, &mut at, text)
            .map_err(|reason| format!("coup {} {text}\u{a0}: {reason}", index + 1))?;
    }
    writeln!(out, "{at}").map_err(broken)
}

/// Prints the touches that choose an action in the app, in order: places, letters of waiting pieces, move variants.
/// For an action without touches it prints the action itself.
pub fn inputs<G: View>(
    game: &G,
    position: &str,
    action: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let at = read(game, position)?;
    let step = game.step(&at, action).map_err(|error| error.to_string())?;
    let Step::Act(chosen) = step else {
        return Err(format!("{action} se lance et ne se touche pas"));
    };
    let board = game.board(&at);
    let touched = game.inputs(&at, chosen);
    if touched.is_empty() {
        return writeln!(out, "{action}").map_err(broken);
    }
    for touch in touched {
        match touch {
            Touch::At(place) => writeln!(out, "{}", board.place_info(place).name),
            Touch::Held(letter) | Touch::Pick(letter) => writeln!(out, "{letter}"),
        }
        .map_err(broken)?;
    }
    Ok(())
}

/// Parses a step and plays it if it is legal.
pub fn take<G: Rules>(game: &G, at: &mut G::Position, text: &str) -> Result<(), Failure> {
    let step = game.step(at, text).map_err(|error| error.to_string())?;
    if game.play(at, step, &mut ()) {
        Ok(())
    } else {
        Err("ce coup n’est pas permis ici".to_owned())
    }
}

/// Prints the perft count: the number of leaves at a depth.
pub fn perft<G: Rules>(
    game: &G,
    position: &str,
    depth: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let at = read(game, position)?;
    writeln!(out, "{}", leaves(game, &at, depth)).map_err(broken)
}

/// Returns the perft count; a game that ends before the depth is one leaf.
fn leaves<G: Rules>(game: &G, at: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = game.steps(at);
    match (steps.len(), depth) {
        (0, _) => 1,
        (count, 1) => count as u64,
        _ => {
            let after = |step| {
                let mut next = at.clone();
                game.apply(&mut next, step, &mut ());
                leaves(game, &next, depth - 1)
            };
            steps.into_iter().map(after).sum()
        }
    }
}
