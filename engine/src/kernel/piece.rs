//! Pieces as drawn, and their spots. Start with [`Piece`].

use super::step::{Place, Seat};

/// Silhouette and colour of a piece. Shape doubles colour, so that colour is never the only cue.
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

/// Parts of a piece that are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// Figure on the silhouette of its suit.
    Token,
    /// Figure only; it has its own silhouette.
    Figure,
    /// Figure only, nearly twice as high as its cell.
    Tall,
}

/// Direction in which a piece looks, on the standing board.
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

/// Posture of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pose {
    /// Upright, without a direction.
    Plain,
    /// An arrow shows the direction.
    Facing(Heading),
    /// Petrified: it never moves again. A small mark shows its suit.
    Frozen,
}

/// Tray beside the board. Each seat has one of each kind that the game uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tray {
    /// Pieces waiting to be placed or to enter.
    Hand,
    /// Pieces that the seat has captured.
    Shelf,
    /// Pieces of the seat that are out for the remainder of the game.
    Bench,
}

/// Location of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// On a place of the board.
    On(Place),
    /// In a tray of a seat.
    In(Seat, Tray),
}

/// Drawing order of pieces that share a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Layer {
    /// Lying on the ground: goals, towers, stones, rings.
    Ground,
    /// Standing: figures.
    Standing,
}

/// Piece as drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Piece {
    /// Location.
    pub spot: Spot,
    /// Lower or upper layer.
    pub layer: Layer,
    /// Name of its drawing (`soldier`), also its identifier.
    pub kind: &'static str,
    /// Letter of the kind in the notation.
    pub letter: char,
    /// Owning seat, if any.
    pub owner: Option<Seat>,
    /// Silhouette and colour.
    pub suit: Suit,
    /// Bonus added to a die, drawn as that many coins.
    pub bonus: u8,
    /// Parts that are drawn.
    pub form: Form,
    /// Posture.
    pub pose: Pose,
    /// Number of small badges beneath it ([`GameInfo::badge`](super::info::GameInfo::badge) names their
    /// drawing).
    pub badges: u8,
    /// Drawing of worn equipment or of a crest, in an upper corner.
    pub worn: Option<&'static str>,
}

impl Piece {
    /// Creates a plain standing piece on the silhouette of its suit.
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

    /// Creates an ownerless thing that lies on the ground.
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
