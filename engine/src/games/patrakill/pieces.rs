//! Pieces of the box as drawn.

use super::board::Way;
use crate::kernel::piece::{Form, Piece, Pose, Spot, Suit};
use crate::kernel::step::Seat;

/// Drawing of a knight.
pub const KNIGHT: &str = "helmet";
/// Drawing of the dragon.
pub const DRAGON: &str = "dragon";
/// Drawing of an immovable stone tower.
pub const STONE_TOWER: &str = "tower-stone";
/// Drawing of a broken tower.
pub const BROKEN_TOWER: &str = "tower-broken";

/// Returns a knight facing a direction; a knight off the board faces none.
pub fn knight(letter: char, of: (Seat, Suit), front: Option<Way>, spot: Spot) -> Piece {
    let heading = front.and_then(Way::heading);
    Piece {
        pose: heading.map_or(Pose::Plain, Pose::Facing),
        ..Piece::token(KNIGHT, letter, of, spot)
    }
}

/// Returns the dragon.
pub const fn dragon(seat: Seat, spot: Spot) -> Piece {
    Piece {
        form: Form::Figure,
        ..Piece::token(DRAGON, 'D', (seat, Suit::Red), spot)
    }
}
