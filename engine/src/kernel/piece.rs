//! Pieces as they are drawn, and where they are.

use super::step::{Place, Seat};

/// The silhouette and colour of a piece: two signs for one meaning, so that colour never speaks alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suit {
    /// Round, blue.
    Blue,
    /// Spiked hexagon, red.
    Red,
    /// Crowned square, yellow.
    Yellow,
    /// Leaf, green.
    Green,
    /// Diamond, violet.
    Violet,
    /// Clover, white.
    White,
}

/// What of a piece is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// Its figure on the silhouette of its suit.
    Token,
    /// Its figure alone, which has a silhouette of its own.
    Figure,
    /// Its figure alone, nearly twice as high as its cell.
    Tall,
}

/// Where a piece looks, on the standing board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Heading {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

/// How a piece stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pose {
    /// Upright; where it looks means nothing.
    Plain,
    /// An arrow shows where it looks.
    Facing(Heading),
    /// Of stone: it never moves again. A small mark shows its suit.
    Frozen,
}

/// A tray beside the board. Each seat has one of each kind that the game uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tray {
    /// Pieces that wait to be placed or to enter.
    Hand,
    /// What the seat has taken.
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
    /// Lies on the ground: goals, towers, stones, rings.
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
    /// The seat it belongs to, if to any.
    pub owner: Option<Seat>,
    /// Its silhouette and colour.
    pub suit: Suit,
    /// The bonus it adds to a die: that many coins are drawn on it.
    pub bonus: u8,
    /// What of it is drawn.
    pub form: Form,
    /// How it stands.
    pub pose: Pose,
    /// How many small badges lie beneath it (the card names their drawing).
    pub badges: u8,
    /// The drawing of what it wears, at its upper right.
    pub worn: Option<&'static str>,
}

impl Piece {
    /// A plain piece on the silhouette of its suit, which stands.
    pub const fn token(
        kind: &'static str,
        letter: char,
        (owner, suit): (Seat, Suit),
        spot: Spot,
    ) -> Self {
        Self {
            spot,
            layer: Layer::Standing,
            kind,
            letter,
            owner: Some(owner),
            suit,
            bonus: 0,
            form: Form::Token,
            pose: Pose::Plain,
            badges: 0,
            worn: None,
        }
    }

    /// A thing that belongs to nobody and lies on the ground.
    pub const fn thing(kind: &'static str, letter: char, spot: Spot) -> Self {
        Self {
            spot,
            layer: Layer::Ground,
            kind,
            letter,
            owner: None,
            suit: Suit::White,
            bonus: 0,
            form: Form::Figure,
            pose: Pose::Plain,
            badges: 0,
            worn: None,
        }
    }
}
