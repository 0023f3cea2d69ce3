//! The printed box. (Section 1)

use super::board::Kingdom;
use super::knight::AMULETS;
use super::position::{FULL_PILE, SEATS, STONES};
use super::scene::{AMULET, SHACKLE, stone_piece};
use super::words::{BALL, MAGIC_STONE, SWORD_STONE};
use crate::kernel::paper::{Extra, Paper, Pile};
use crate::kernel::piece::{Piece, Spot, Suit, Tray};
use crate::kernel::step::Seat;

/// The shackles of the box. (Section 1)
const SHACKLES: u8 = 4;
/// The seals of each city: one for each knight. (Section 1)
const SEALS: u8 = SEATS as u8;
const BOX: Spot = Spot::In(Seat(0), Tray::Hand);

crate::phrases! {
    /// What the desk counts of a knight.
    SEALS_WON: "sceaux";
    /// To keep in mind.
    DUEL: "Le dé gagne s’il montre autant que la carte, ou plus.";
    /// To keep in mind.
    LOST: "Duel perdu\u{a0}: une amulette en moins, et un tour avec le carcan.";
    /// To keep in mind.
    CITY: "Dans une cité, une amulette revient\u{a0}; deux avec l’anneau.";
    /// To keep in mind.
    RING: "Qui porte l’anneau passe par-dessus tout.";
    /// To keep in mind.
    MAGIC: "La pierre magique fait poser une pierre\u{a0}; celle à l’épée en déplace une.";
    /// What is learnt.
    AIM_CHANCE: "Estimer une chance et la comparer à une autre.";
    /// What is learnt.
    AIM_PATH: "Chercher le chemin le plus court dans un réseau.";
    /// What is learnt.
    AIM_STOCK: "Gérer une petite réserve\u{a0}: trois amulettes.";
}

const fn seals(kingdom: Kingdom) -> Extra {
    Extra {
        piece: Piece::thing(kingdom.seal(), kingdom.letter(), BOX),
        count: SEALS,
    }
}

/// The printed box.
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
