//! Scene of a position.

use engine::kernel::piece::{Piece, Spot, Suit};
use engine::kernel::scene::{Player, Scene};
use engine::kernel::words::Phrase;

use super::position::{Position, Side};
use super::words;

/// Returns the drawing of a side's knight.
pub const fn kind(side: Side) -> &'static str {
    ["horse-blue", "horse-red"][side as usize]
}

/// Returns the colour of a side.
pub const fn suit(side: Side) -> Suit {
    [Suit::Blue, Suit::Red][side as usize]
}

/// Returns the knight of a side at a spot.
pub fn token(side: Side, spot: Spot) -> Piece {
    let letter = side.letter().chars().next().unwrap_or('-');
    Piece::token(kind(side), letter, (side.seat(), suit(side)), spot)
}

/// Returns the scene of a position.
pub fn scene(at: &Position) -> Scene {
    let standing = |side| Some(token(side, Spot::On(at.knight(side)?.place())));
    let pieces = Side::BOTH.into_iter().filter_map(standing).collect();
    let players = Side::BOTH.map(|side| Player::plain(side.seat()));
    Scene::plain(pieces, players.to_vec(), (at.mover.seat(), prompt(at)))
}

const fn won(side: Side) -> &'static Phrase {
    [&words::BLUE_WINS, &words::RED_WINS][side as usize]
}

fn prompt(at: &Position) -> &'static Phrase {
    match at.roll {
        _ if at.is_over() => won(at.mover),
        Some(_) => &words::GO_OR_STAY,
        None => &words::THROW,
    }
}
