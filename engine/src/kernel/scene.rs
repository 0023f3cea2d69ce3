//! Scene: everything visible of a position. Pieces, trays, the fight and the current prompt. Start with
//! [`Scene`].

use alloc::vec::Vec;

use super::piece::Piece;
use super::side::{PerSide, Side};
use super::step::{Place, Seat, Seats};
use super::words::Phrase;

/// Material of the physical set in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Material {
    /// Painted wooden figures.
    #[default]
    Wood,
    /// Paper pawns, cut and glued, with their names on them.
    Paper,
}

/// Random device of one side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Randomizer {
    /// Die with these faces, ascending.
    Die([u8; 6]),
    /// Card with a number on its hidden side.
    Card,
}

/// State of one side's roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollState {
    /// Falls with the next roll.
    Now,
    /// Falls after the other side's.
    Later,
    /// Has fallen and shows this number.
    Shown(u8),
}

/// One side of a fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combatant {
    /// Seat of the side; `None` if the board itself fights.
    pub seat: Option<Seat>,
    /// Fighting piece.
    pub piece: Piece,
    /// Random device that it throws.
    pub throws: Randomizer,
    /// State of its roll.
    pub roll_state: RollState,
}

/// Meaning of equal totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Both throw again.
    Again,
    /// The attacker wins.
    Attacker,
}

/// Fight to be settled by the dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combat {
    /// Attacking side; its face is the first of the roll.
    pub attacker: Combatant,
    /// Defending side.
    pub defender: Combatant,
    /// Meaning of equal totals.
    pub tie: Tie,
}

impl Combat {
    /// Returns the combatant on one side.
    pub const fn side(&self, side: Side) -> &Combatant {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    /// Returns the combatants on both sides.
    pub const fn sides(&self) -> PerSide<&Combatant> {
        PerSide::new(&self.attacker, &self.defender)
    }

    /// Checks whether the next roll gives this side's number.
    pub fn falls_now(&self, side: Side) -> bool {
        self.side(side).roll_state == RollState::Now
    }
}

/// Steps of this turn: made and allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// Steps already made.
    pub done: u8,
    /// Steps allowed per turn.
    pub of: u8,
}

/// Slots of a seat's shelf. A shelf without goals takes any piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Owner of the shelf.
    pub seat: Seat,
    /// Goals, in the order of their slots; a slot is filled when its piece is in the tray.
    pub goals: Vec<Piece>,
}

/// Counter visible to all: the skewer of five, the rounds, the seals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Drawing of one counted thing.
    pub kind: &'static str,
    /// Drawing of an empty slot; `None` shows the drawing of `kind`, faded.
    pub absent: Option<&'static str>,
    /// Label.
    pub name: &'static Phrase,
    /// Current count.
    pub count: u8,
    /// Maximum count, drawn as that many slots; 0 shows the number instead.
    pub of: u8,
}

/// Line of a tally: points for one reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TallyEntry {
    /// Drawing of the line.
    pub kind: &'static str,
    /// Label.
    pub name: &'static Phrase,
    /// Points; negative for lost ones.
    pub points: i16,
}

/// Seat in play, with its counters and points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// Its counters.
    pub counters: Vec<Counter>,
    /// Seats whose points are added to its own, itself included.
    pub side: Seats,
    /// Breakdown of its points, in games that count points.
    pub tally: Vec<TallyEntry>,
}

impl Player {
    /// Creates a player without counters.
    pub const fn plain(seat: Seat) -> Self {
        Self {
            seat,
            counters: Vec::new(),
            side: Seats::one(seat),
            tally: Vec::new(),
        }
    }

    /// Returns the total of the points.
    pub fn score(&self) -> i16 {
        self.tally.iter().map(|entry| entry.points).sum()
    }
}

/// Group of places: a full line, the trap that closed, the throne that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// Seat of the group.
    pub seat: Seat,
    /// Places, in order.
    pub places: Vec<Place>,
}

/// Everything visible of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All pieces, sorted.
    pub pieces: Vec<Piece>,
    /// Seats in this game, in turn order.
    pub players: Vec<Player>,
    /// Counters common to all seats.
    pub counters: Vec<Counter>,
    /// Slots of the shelves.
    pub shelves: Vec<Shelf>,
    /// Places of pieces that have already moved this turn.
    pub spent: Vec<Place>,
    /// Places that are closed now although they look open.
    pub barred: Vec<Place>,
    /// Groups of places.
    pub outlines: Vec<Outline>,
    /// Steps of this turn, if the game counts them.
    pub steps: Option<Steps>,
    /// Fight to settle now.
    pub combat: Option<Combat>,
    /// Seat to move, also while the dice roll; the last to act when the game is over.
    pub seat: Seat,
    /// Piece that the seat to act moves or places without choosing it; it is drawn lifted.
    pub mover: Option<super::piece::Spot>,
    /// Material of the pieces.
    pub material: Material,
    /// Short instruction; at the end, the winner and the reason.
    pub prompt: &'static Phrase,
}

impl Scene {
    /// Creates a scene with these pieces and nothing else.
    pub fn plain(
        mut pieces: Vec<Piece>,
        players: Vec<Player>,
        prompt: (Seat, &'static Phrase),
    ) -> Self {
        pieces.sort_unstable();
        Self {
            pieces,
            players,
            counters: Vec::new(),
            shelves: Vec::new(),
            spent: Vec::new(),
            barred: Vec::new(),
            outlines: Vec::new(),
            steps: None,
            combat: None,
            seat: prompt.0,
            mover: None,
            material: Material::Wood,
            prompt: prompt.1,
        }
    }
}
