//! Shape of a problem: a key that mirrored, rotated and shifted copies share, used to find duplicates.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use super::problem::Problem;
use crate::kernel::board::Board;
use crate::kernel::game::Game;
use crate::kernel::input::Touch;
use crate::kernel::piece::Spot;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Place, Step, Turn};

/// Thing in a problem, and the centre of its place in hundredths of a cell.
type Thing = (String, (i32, i32));

/// Returns the shape of a problem; `None` if it does not parse.
pub fn shape<G: Game>(game: &G, problem: &Problem) -> Option<String> {
    let at = game.position(&problem.position).ok()?;
    let scene = game.scene(&at, &at);
    if problem.kind == Kind::Count {
        let combat = scene.combat?;
        let sides = combat
            .sides()
            .map(|side| (side.piece.kind, side.roll_state));
        let asked = problem.options.join(" ");
        return Some(alloc::format!("{sides:?} {asked}"));
    }
    if problem.kind == Kind::Fight && game.turn(&at) == Turn::Chance {
        // Before a roll only the options matter, whatever is on the board.
        let mut offered = problem.options.clone();
        offered.sort();
        return Some(offered.join(" "));
    }
    let board = game.board(&at);
    let mut things: Vec<Thing> = Vec::new();
    for piece in &scene.pieces {
        if let Spot::On(place) = piece.spot {
            let name = alloc::format!("{}{:?}{:?}", piece.kind, piece.owner, piece.pose);
            things.push((name, board.place_info(place).centre));
        }
    }
    let words = match problem.kind {
        Kind::Path => &problem.options,
        _ => &problem.solution,
    };
    for word in words {
        for place in places(game, &at, &board, word) {
            things.push((String::from("!"), board.place_info(place).centre));
        }
    }
    let offered = match problem.kind {
        Kind::Fight => problem.options.join(" "),
        _ => String::new(),
    };
    let all = (0..8).map(|turn| written(&things, turn)).min()?;
    Some(alloc::format!("{} {offered} {all}", problem.kind.name()))
}

/// Returns the places that a word names: a place, or those touched for an action.
fn places<G: Game>(game: &G, at: &G::Position, board: &Board, word: &str) -> Vec<Place> {
    if let Some(place) = board.place(word) {
        return Vec::from([place]);
    }
    let Ok(Step::Act(action)) = game.step(at, word) else {
        return Vec::new();
    };
    let touches = game.inputs(at, action).into_iter();
    touches
        .filter_map(|touch| match touch {
            Touch::At(place) => Some(place),
            Touch::Held(_) | Touch::Pick(_) => None,
        })
        .collect()
}

/// Writes the things in one of eight orientations, moved to the corner and sorted.
fn written(things: &[Thing], way: u8) -> String {
    let turned = things.iter().map(|(name, (x, y))| {
        let (x, y) = if way & 1 > 0 { (*y, *x) } else { (*x, *y) };
        let x = if way & 2 > 0 { -x } else { x };
        (x, if way & 4 > 0 { -y } else { y }, name)
    });
    let mut turned: Vec<(i32, i32, &String)> = turned.collect();
    let left = turned.iter().map(|thing| thing.0).min().unwrap_or(0);
    let top = turned.iter().map(|thing| thing.1).min().unwrap_or(0);
    turned.sort();
    let mut text = String::new();
    for (x, y, name) in turned {
        let _ = write!(text, "{},{}{name};", x - left, y - top);
    }
    text
}
