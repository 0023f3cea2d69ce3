//! The rules of a game: positions, actions, rolls, and what a step does. A search, a test or a terminal needs no more.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use super::edit::Editable;
use super::event::EventSink;
use super::options::{Options, OptionsError};
use super::read::ReadError;
use super::step::{Notation, Seat, Step, Turn, Verdict};

/// A step of a game.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Roll>;

/// The rules of one game under fixed options.
pub trait Rules: Clone + Debug + Sized + 'static {
    /// All that the rules need to go on, and no more; its text is the position string.
    type Position: Clone + Eq + Ord + Hash + Debug + Display + Editable + 'static;
    /// What a seat may choose.
    type Action: Notation;
    /// What the dice may give.
    type Roll: Notation;
    /// The names of the seats in notation (`P`); a [`Seat`] is an index into them.
    const SEATS: &'static [&'static str];

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
    fn chance_outcomes(&self, at: &Self::Position, out: &mut Vec<(Self::Roll, u32)>);
    /// Takes a step known to be legal. The checked form is [`Rules::play`].
    fn apply(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink);
    /// Reads a position string.
    ///
    /// # Errors
    /// Refuses a text that is no position, is not canonical, or from which the rules cannot go on.
    fn position(&self, text: &str) -> Result<Self::Position, ReadError>;

    /// The name, in notation, of who decides: that of the seat, unless one player decides for several.
    fn decider_name(&self, _at: &Self::Position, seat: Seat) -> &'static str {
        Self::SEATS[usize::from(seat.0)]
    }

    /// The result of a finished game in notation: the seats that won, or `draw`, unless the rules name it
    /// otherwise.
    fn result(&self, at: &Self::Position) -> String {
        let Turn::Over(Verdict::Won(seats)) = self.turn(at) else {
            return String::from("draw");
        };
        let mut result = String::new();
        for seat in seats.iter() {
            if !result.is_empty() {
                result.push(',');
            }
            result.push_str(Self::SEATS[usize::from(seat.0)]);
        }
        result
    }

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
                self.chance_outcomes(at, &mut rolls);
                rolls.iter().any(|&(known, _)| known == roll)
            }
        }
    }

    /// The steps that may come next: the legal actions at a decision, every roll at chance, none at the end.
    fn steps(&self, at: &Self::Position) -> Vec<StepOf<Self>> {
        match self.turn(at) {
            Turn::Decision(_) => {
                let mut actions = Vec::new();
                self.actions(at, &mut actions);
                actions.into_iter().map(Step::Act).collect()
            }
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.chance_outcomes(at, &mut rolls);
                rolls
                    .into_iter()
                    .map(|(roll, _)| Step::Roll(roll))
                    .collect()
            }
            Turn::Over(_) => Vec::new(),
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
    fn play(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink) -> bool {
        let legal = self.allows(at, step);
        if legal {
            self.apply(at, step, sink);
        }
        legal
    }
}
