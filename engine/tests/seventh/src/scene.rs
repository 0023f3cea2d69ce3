//! What the eye sees of a position.

use engine::kernel::piece::{Piece, Spot, Suit};
use engine::kernel::scene::{Player, Scene};
use engine::kernel::words::Phrase;

use super::position::{Position, Side};
use super::words;

/// The drawing of the knight of a side.
pub const fn kind(side: Side) -> &'static str {
    ["horse-blue", "horse-red"][side as usize]
}

/// The colour of a side.
pub const fn suit(side: Side) -> Suit {
    [Suit::Blue, Suit::Red][side as usize]
}

/// The knight of a side, there.
pub fn token(side: Side, spot: Spot) -> Piece {
    let letter = side.letter().chars().next().unwrap_or('-');
    Piece::token(kind(side), letter, (side.seat(), suit(side)), spot)
}

/// The scene of a position.
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
