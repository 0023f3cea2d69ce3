//! What stands on the table, for the eye: pieces, trays, the fight, the words of the moment.

use alloc::vec::Vec;

use super::step::{Place, Seat};
use super::words::Phrase;

/// The silhouette and colour of a piece: two signs for one meaning, so that colour never speaks alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suit {
    /// Round, blue.
    Blue,
    /// Spiked hexagon, red.
    Red,
    /// Crowned square, yellow.
    Yellow,
}

/// What the pieces of the set in play are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Cut {
    /// Painted wooden figures.
    #[default]
    Wood,
    /// Paper pawns, cut and glued, with their names on them.
    Paper,
}

/// A tray beside the board. Each seat has one of each kind that the game uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tray {
    /// Pieces that wait to be placed.
    Hand,
    /// Goals that the seat has taken.
    Shelf,
    /// Pieces of the seat that rest for the remainder of the game.
    Bench,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// On a place of the board.
    On(Place),
    /// In a tray of a seat.
    In(Seat, Tray),
}

/// What lies below and what stands above when a place holds both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Layer {
    /// Lies on the ground: goals.
    Ground,
    /// Stands: figures.
    Standing,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Piece {
    /// Where it is.
    pub spot: Spot,
    /// Below or above.
    pub layer: Layer,
    /// The name of its drawing (`soldier`), also its name for programs.
    pub kind: &'static str,
    /// The letter of the kind in the notation.
    pub letter: char,
    /// The seat it belongs to.
    pub owner: Seat,
    /// Its silhouette and colour.
    pub suit: Suit,
    /// The bonus it adds to a die: that many coins are drawn on it.
    pub bonus: u8,
}

/// One side of a fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who throws this die.
    pub seat: Seat,
    /// The piece that fights.
    pub piece: Piece,
    /// The six faces of the die, ascending.
    pub faces: [u8; 6],
}

/// A fight that the dice will settle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The side that attacks; its face is the first of the roll.
    pub attacker: Side,
    /// The side that is attacked.
    pub defender: Side,
}

/// Steps of this turn: done and allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// Steps already made.
    pub done: u8,
    /// Steps that a turn has.
    pub of: u8,
}

/// The pieces that a seat's shelf will hold when full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Whose shelf it is.
    pub seat: Seat,
    /// The goals, in the order of their slots; a slot is filled when the piece is in the tray.
    pub goals: Vec<Piece>,
}

/// All that the eye sees of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Every piece, sorted.
    pub pieces: Vec<Piece>,
    /// The slots of the shelves.
    pub shelves: Vec<Shelf>,
    /// Pieces that have made their step of this turn.
    pub spent: Vec<Place>,
    /// Steps of this turn, where the game counts them.
    pub steps: Option<Steps>,
    /// The fight to settle now.
    pub contest: Option<Contest>,
    /// Whose turn it is, also while the dice roll; the last to act when the game is over.
    pub seat: Seat,
    /// What the pieces are made of.
    pub cut: Cut,
    /// What to do now, in a few words.
    pub prompt: &'static Phrase,
}
