//! Printed box. (Section 1)

use super::board::Kingdom;
use super::knight::AMULETS;
use super::position::{FULL_PILE, SEATS, STONES};
use super::scene::{AMULET, SHACKLE, stone_piece};
use super::words::{BALL, MAGIC_STONE, SWORD_STONE};
use crate::kernel::paper::{Extra, Paper, Pile};
use crate::kernel::piece::{Piece, Spot, Suit, Tray};
use crate::kernel::step::Seat;

/// Shackles in the box. (Section 1)
const SHACKLES: u8 = 4;
/// Seals of each city: one per knight. (Section 1)
const SEALS: u8 = SEATS as u8;
const BOX: Spot = Spot::In(Seat(0), Tray::Hand);

crate::phrases! {
    /// Name of the seals that a knight has won.
    SEALS_WON: "sceaux";
    /// Rule to remember.
    DUEL: "Le dé gagne s’il montre autant que la carte, ou plus.";
    /// Rule to remember.
    LOST: "Duel perdu\u{a0}: une amulette en moins, et un tour avec le carcan.";
    /// Rule to remember.
    CITY: "Dans une cité, on reprend une amulette\u{a0}; deux si l’on apporte l’anneau.";
    /// Rule to remember.
    RING: "Qui porte l’anneau passe par-dessus tout.";
    /// Rule to remember.
    MAGIC: "Sur une pierre magique, on pose une pierre\u{a0}; sur une pierre avec épée, on en déplace une.";
    /// Learning goal.
    AIM_CHANCE: "Estimer une chance et la comparer à une autre.";
    /// Learning goal.
    AIM_PATH: "Chercher le chemin le plus court dans un réseau.";
    /// Learning goal.
    AIM_STOCK: "Gérer une petite réserve\u{a0}: trois amulettes.";
}

const fn seals(kingdom: Kingdom) -> Extra {
    Extra {
        piece: Piece::thing(kingdom.seal(), kingdom.letter(), BOX),
        count: SEALS,
    }
}

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[],
    extras: &[
        Extra {
            piece: Piece::thing(AMULET, 'a', BOX),
            count: AMULETS * SEATS as u8,
        },
        Extra {
            piece: Piece::thing(SHACKLE, 'c', BOX),
            count: SHACKLES,
        },
        Extra {
            piece: stone_piece(BOX),
            count: STONES,
        },
        seals(Kingdom::Tirad),
        seals(Kingdom::Urgad),
        seals(Kingdom::Galad),
        seals(Kingdom::Elgad),
    ],
    dice: &[(Suit::White, [1, 2, 3, 4, 5, 6])],
    pile: Some(Pile {
        face: "dragon",
        back: "great-dragon",
        counts: &FULL_PILE,
    }),
    grid: None,
    memo: &[
        ("dragon-head", DUEL),
        ("shackle", LOST),
        ("amulet", CITY),
        ("ring", RING),
        ("magic-stone", MAGIC),
    ],
    say: &[],
    words: &[
        ("magic-stone", MAGIC_STONE),
        ("sword-stone", SWORD_STONE),
        ("crystal-ball", BALL),
    ],
    aims: &[AIM_CHANCE, AIM_PATH, AIM_STOCK],
};
