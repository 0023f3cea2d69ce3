//! What stands on the table, for the eye: pieces, trays, the fight, the words of the moment.

use alloc::vec::Vec;

use super::piece::Piece;
use super::side::{PerSide, Side};
use super::step::{Place, Seat, Seats};
use super::words::Phrase;

/// What the pieces of the set in play are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Material {
    /// Painted wooden figures.
    #[default]
    Wood,
    /// Paper pawns, cut and glued, with their names on them.
    Paper,
}

/// What a side of a fight throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Randomizer {
    /// A die with these faces, ascending.
    Die([u8; 6]),
    /// A card with a number on its hidden side.
    Card,
}

/// Where the number of a side comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollState {
    /// It falls with the next roll.
    Now,
    /// It falls after the other side's.
    Later,
    /// It has fallen and shows this.
    Shown(u8),
}

/// Who fights on one side of a fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combatant {
    /// The seat whose side it is; nobody's where the board itself fights.
    pub seat: Option<Seat>,
    /// The piece that fights.
    pub piece: Piece,
    /// What it throws.
    pub throws: Randomizer,
    /// Whether its number has fallen.
    pub roll_state: RollState,
}

/// What equal numbers mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// All is thrown again.
    Again,
    /// The attacker wins.
    Attacker,
}

/// A fight that the dice will settle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combat {
    /// The side that attacks; its face is the first of the roll.
    pub attacker: Combatant,
    /// The side that is attacked.
    pub defender: Combatant,
    /// What equal numbers mean.
    pub tie: Tie,
}

impl Combat {
    /// Who fights on a side.
    pub const fn side(&self, side: Side) -> &Combatant {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    /// Who fights on each side.
    pub const fn sides(&self) -> PerSide<&Combatant> {
        PerSide::new(&self.attacker, &self.defender)
    }

    /// Whether the number of a side falls with the next roll.
    pub fn falls_now(&self, side: Side) -> bool {
        self.side(side).roll_state == RollState::Now
    }
}

/// Steps of this turn: done and allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// Steps already made.
    pub done: u8,
    /// Steps that a turn has.
    pub of: u8,
}

/// The pieces that a seat's shelf will hold when full. A shelf without goals holds what comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Whose shelf it is.
    pub seat: Seat,
    /// The goals, in the order of their slots; a slot is filled when the piece is in the tray.
    pub goals: Vec<Piece>,
}

/// Things that are counted in the eye of all: the skewer of five, the rounds, the seals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// The drawing of one of them.
    pub kind: &'static str,
    /// The drawing of a place that is still empty; none shows the same drawing, pale.
    pub absent: Option<&'static str>,
    /// What is counted.
    pub name: &'static Phrase,
    /// How many there are.
    pub count: u8,
    /// How many there can be: as many places are drawn. 0 shows the number instead.
    pub of: u8,
}

/// A line of a count: so many points for this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The drawing that stands for it.
    pub kind: &'static str,
    /// What is counted.
    pub name: &'static Phrase,
    /// The points; lost ones are negative.
    pub points: i16,
}

/// A seat at the table, with all that is counted for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// What it has.
    pub counters: Vec<Counter>,
    /// The seats whose points are counted together with its own, itself included.
    pub side: Seats,
    /// How its points come together, in games that count points.
    pub tally: Vec<Entry>,
}

impl Player {
    /// A seat for which nothing is counted.
    pub const fn plain(seat: Seat) -> Self {
        Self {
            seat,
            counters: Vec::new(),
            side: Seats::one(seat),
            tally: Vec::new(),
        }
    }

    /// The points in all.
    pub fn score(&self) -> i16 {
        self.tally.iter().map(|entry| entry.points).sum()
    }
}

/// Places that belong together: a full line, the trap that closed, the throne that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The seat whose it is.
    pub seat: Seat,
    /// The places, in order.
    pub places: Vec<Place>,
}

/// All that the eye sees of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Every piece, sorted.
    pub pieces: Vec<Piece>,
    /// The seats in this game, in the order of play.
    pub players: Vec<Player>,
    /// What is counted for all.
    pub counters: Vec<Counter>,
    /// The slots of the shelves.
    pub shelves: Vec<Shelf>,
    /// Pieces that have made their step of this turn.
    pub spent: Vec<Place>,
    /// Places that somebody may not enter now, though it looks as if.
    pub barred: Vec<Place>,
    /// Places that belong together.
    pub outlines: Vec<Outline>,
    /// Steps of this turn, where the game counts them.
    pub steps: Option<Steps>,
    /// The fight to settle now.
    pub combat: Option<Combat>,
    /// Whose turn it is, also while the dice roll; the last to act when the game is over.
    pub seat: Seat,
    /// The piece that the seat to act moves or places without choosing it: it is lifted.
    pub mover: Option<super::piece::Spot>,
    /// What the pieces are made of.
    pub material: Material,
    /// What to do now, in a few words; at the end, who won and why.
    pub prompt: &'static Phrase,
}

impl Scene {
    /// A scene with these pieces and nothing else to see.
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
