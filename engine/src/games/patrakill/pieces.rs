//! The pieces of the box as they are drawn.

use super::board::Way;
use crate::kernel::piece::{Form, Piece, Pose, Spot, Suit};
use crate::kernel::step::Seat;

/// The drawing of a knight.
pub const KNIGHT: &str = "helmet";
/// The drawing of the dragon.
pub const DRAGON: &str = "dragon";
/// The drawing of a tower of stone, which nobody carries.
pub const STONE_TOWER: &str = "tower-stone";
/// The drawing of a broken tower.
pub const BROKEN_TOWER: &str = "tower-broken";

/// A knight that looks one way; a knight off the board looks nowhere.
pub fn knight(letter: char, of: (Seat, Suit), front: Option<Way>, spot: Spot) -> Piece {
    let heading = front.and_then(Way::heading);
    Piece {
        pose: heading.map_or(Pose::Plain, Pose::Facing),
        ..Piece::token(KNIGHT, letter, of, spot)
    }
}

/// The dragon.
pub const fn dragon(seat: Seat, spot: Spot) -> Piece {
    Piece {
        form: Form::Figure,
        ..Piece::token(DRAGON, 'D', (seat, Suit::Red), spot)
    }
}
