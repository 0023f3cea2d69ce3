//! The trait that every game implements, and the card that introduces it.

use alloc::vec::Vec;
use core::fmt::{Debug, Display};

use super::board::Board;
use super::effect::Witness;
use super::options::{Options, OptionsError};
use super::read::ReadError;
use super::scene::Scene;
use super::step::{Notated, Place, Seat, Step, Turn};
use super::words::Phrase;

/// A seat as it is introduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatCard {
    /// Its name in the notation (`P`).
    pub notation: &'static str,
    /// Its name for readers.
    pub name: Phrase,
    /// The kind of piece that stands for it on banners and buttons.
    pub emblem: &'static str,
}

/// A chapter of the complete rules, for adults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub title: Phrase,
    /// Its paragraphs.
    pub text: &'static [Phrase],
}

/// A screen of the picture course: a position and the steps to try in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What the voice says.
    pub phrase: Phrase,
    /// The position in which it begins.
    pub position: &'static str,
    /// What the child does, and how the dice fall, in notation.
    pub steps: &'static [&'static str],
}

/// A length of the game that the preparation offers.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// Its name.
    pub name: Phrase,
    /// How long it takes, in clocks from 1 to 3.
    pub clocks: u8,
    /// The options of the ready-made setup.
    pub ready: &'static [(&'static str, &'static str)],
    /// The options under which the pieces are placed by hand.
    pub by_hand: &'static [(&'static str, &'static str)],
    /// The options of a setup drawn at random by a seed.
    pub shuffled: fn(u64) -> Options,
}

/// What is known of a game before it starts.
#[derive(Debug)]
pub struct Card {
    /// The stable word that names the game in addresses and files.
    pub slug: &'static str,
    /// Its title.
    pub name: Phrase,
    /// Its seats; a [`Seat`] is an index into them.
    pub seats: &'static [SeatCard],
    /// The names of its options.
    pub options: &'static [&'static str],
    /// The lengths that the preparation offers, the shortest first.
    pub lengths: &'static [Length],
    /// The names of the pieces, by kind.
    pub kinds: &'static [(&'static str, Phrase)],
    /// Who made the printed game, and when.
    pub author: &'static str,
}

impl Card {
    /// The name of a kind of piece.
    pub fn kind(&self, kind: &str) -> Option<&'static Phrase> {
        let (_, name) = self.kinds.iter().find(|(known, _)| *known == kind)?;
        Some(name)
    }
}

/// Something that a finger touches to choose an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Touch {
    /// A place of the board.
    At(Place),
    /// A waiting piece of this letter in the hand of the seat to act.
    Held(char),
}

/// A step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Roll>;

/// The rules of one game under fixed options.
pub trait Game: Clone + Debug + Sized + 'static {
    /// All that the rules need to go on, and no more; its text is the position string.
    type Position: Clone + Eq + Ord + Debug + Display + 'static;
    /// What a seat may choose.
    type Action: Notated;
    /// What the dice may give.
    type Roll: Notated;
    /// The introduction of the game.
    const CARD: &'static Card;
    /// The complete rules. They and the course stand apart from the card, so that a program that shows neither
    /// does not carry them.
    const RULES: &'static [Chapter];
    /// The picture course.
    const COURSE: &'static [Lesson];

    /// The game under these options.
    ///
    /// # Errors
    /// Names the first option that is unknown or has a value that the rules do not allow.
    fn new(options: &Options) -> Result<Self, OptionsError>;
    /// The first position.
    fn start(&self) -> Self::Position;
    /// Who settles the next step.
    fn turn(&self, at: &Self::Position) -> Turn;
    /// Appends the legal actions, ascending; at least one at a decision, none elsewhere.
    fn actions(&self, at: &Self::Position, out: &mut Vec<Self::Action>);
    /// Appends the possible rolls, ascending, with whole-number weights; none away from chance.
    fn rolls(&self, at: &Self::Position, out: &mut Vec<(Self::Roll, u32)>);
    /// Takes a step known to be legal. The checked form is [`Game::play`].
    fn advance(&self, at: &mut Self::Position, step: StepOf<Self>, witness: &mut impl Witness);
    /// Reads a position string.
    ///
    /// # Errors
    /// Refuses a text that is no position, is not canonical, or from which the rules cannot go on.
    fn position(&self, text: &str) -> Result<Self::Position, ReadError>;
    /// The board as it is drawn.
    fn board(&self) -> Board;
    /// What the eye sees of a position in a game that began at `start`.
    fn scene(&self, start: &Self::Position, at: &Self::Position) -> Scene;
    /// What to touch, in order, to choose an action; nothing for an action that is a button.
    fn touches(&self, at: &Self::Position, action: Self::Action) -> Vec<Touch>;
    /// The kind answer to a touch that does nothing now, after the touches in `held`.
    fn refusal(&self, at: &Self::Position, held: &[Touch], touch: Touch) -> &'static Phrase;
    /// How good the position looks for a seat, from -1000 (lost) to 1000 (won).
    fn outlook(&self, at: &Self::Position, seat: Seat) -> i32;

    /// Whether a step is legal here.
    fn allows(&self, at: &Self::Position, step: StepOf<Self>) -> bool {
        match step {
            Step::Act(action) => {
                let mut actions = Vec::new();
                self.actions(at, &mut actions);
                actions.binary_search(&action).is_ok()
            }
            Step::Roll(roll) => {
                let mut rolls = Vec::new();
                self.rolls(at, &mut rolls);
                rolls.iter().any(|&(known, _)| known == roll)
            }
        }
    }

    /// Reads a step in notation, as an action at a decision and as a roll at chance.
    ///
    /// # Errors
    /// Refuses a text that is no step of this game at this kind of turn.
    fn step(&self, at: &Self::Position, text: &str) -> Result<StepOf<Self>, ReadError> {
        match self.turn(at) {
            Turn::Chance => text.parse().map(Step::Roll),
            Turn::Decision(_) | Turn::Over(_) => text.parse().map(Step::Act),
        }
    }

    /// Takes a step after checking that it is legal; tells whether it was.
    fn play(
        &self,
        at: &mut Self::Position,
        step: StepOf<Self>,
        witness: &mut impl Witness,
    ) -> bool {
        let legal = self.allows(at, step);
        if legal {
            self.advance(at, step, witness);
        }
        legal
    }
}
