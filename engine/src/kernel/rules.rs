//! Rules of a game: positions, actions, rolls, and applying steps. Start with [`Rules`]; searches, tests and
//! terminals need no more.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use super::event::EventSink;
use super::options::{Options, OptionsError};
use super::read::ReadError;
use super::step::{Notation, Seat, Step, Turn, Verdict};

/// Step of a game.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Roll>;

/// Rules of one game under fixed options.
///
/// A game is a walk through positions. [`Rules::turn`] classifies a position:
///
/// - **Decision** of a seat: [`Rules::actions`] gives at least one action, sorted and unique, and
///   [`Rules::chance_outcomes`] nothing.
/// - **Chance**: `chance_outcomes` gives at least one roll, sorted and unique, with weights above zero, and
///   `actions` nothing. A game without chance has [`NoRoll`](super::step::NoRoll) as its roll.
/// - **Over**: both give nothing, for ever.
///
/// [`Rules::apply`] accepts any step that these two give, and leads to a position of the same game. The rules
/// hold no hidden state: equal positions have the same future, and everything counted, frozen or forbidden is
/// in the position. Printing and parsing of positions and steps round-trip, and each has one canonical text.
/// The test `tests/suite/contract.rs` checks all this for every game, at each position of thousands of games.
///
/// All games have perfect information and no simultaneous moves, so there are no information states.
///
/// ```
/// use engine::games::kingdom::Kingdom;
/// use engine::kernel::options::Options;
/// use engine::kernel::rules::Rules;
/// use engine::kernel::step::Turn;
///
/// let game = Kingdom::new(&Options::default()).expect("every option has a default");
/// let mut at = game.start();
/// assert!(matches!(game.turn(&at), Turn::Decision(_)));
/// let first = game.steps(&at)[0];
/// assert!(game.play(&mut at, first, &mut ()));
/// let again = game.position(&at.to_string()).expect("a position reads its own text");
/// assert_eq!(again, at);
/// ```
pub trait Rules: Clone + Debug + Sized + 'static {
    /// Complete state of the rules; its text is the position string.
    type Position: Clone + Eq + Ord + Hash + Debug + Display + 'static;
    /// Action that a seat may choose.
    type Action: Notation;
    /// Outcome of chance.
    type Roll: Notation;
    /// Names of the seats in notation (`P`); a [`Seat`] is an index into them. At most eight.
    const SEATS: &'static [&'static str];

    /// Creates the game under these options; an absent option has its default.
    ///
    /// # Errors
    /// Names the first option that is unknown or has a value that the rules do not allow.
    fn new(options: &Options) -> Result<Self, OptionsError>;
    /// Returns the first position.
    fn start(&self) -> Self::Position;
    /// Classifies a position: a decision of a seat, chance, or the end with its verdict.
    fn turn(&self, at: &Self::Position) -> Turn;
    /// Appends the legal actions, sorted; at least one at a decision, none elsewhere. Does not clear `out`,
    /// so that one list serves a whole search.
    ///
    /// # Examples
    /// Leaf counts of the action tree, as in `tests/games/<slug>/perft.txt`:
    /// ```
    /// use engine::games::kingdom::Kingdom;
    /// use engine::kernel::options::Options;
    /// use engine::kernel::rules::Rules;
    /// use engine::kernel::step::Step;
    ///
    /// fn perft<G: Rules>(game: &G, at: &G::Position, depth: u32) -> usize {
    ///     let mut actions = Vec::new();
    ///     game.actions(at, &mut actions);
    ///     if depth == 1 {
    ///         return actions.len();
    ///     }
    ///     let children = actions.into_iter().map(|action| {
    ///         let mut child = at.clone();
    ///         game.apply(&mut child, Step::Act(action), &mut ());
    ///         perft(game, &child, depth - 1)
    ///     });
    ///     children.sum()
    /// }
    ///
    /// let game = Kingdom::new(&Options::default()).expect("every option has a default");
    /// let at = game.position("d3m4/9/9/3a5/4M4/9/9/9/9 w play on/0 0").expect("a position");
    /// assert_eq!((perft(&game, &at, 1), perft(&game, &at, 2)), (6, 149));
    /// ```
    fn actions(&self, at: &Self::Position, out: &mut Vec<Self::Action>);
    /// Appends the possible rolls, sorted, with integer weights; at least one at chance, none elsewhere. The
    /// probability of a roll is its weight over the sum of all weights.
    fn chance_outcomes(&self, at: &Self::Position, out: &mut Vec<(Self::Roll, u32)>);
    /// Applies a legal step and emits its events to `sink`, in order: applied to the old scene, they give the
    /// new scene. Events that the sink ignores cost nothing.
    ///
    /// # Panics
    /// May panic, or lead to a meaningless position, if the step is not legal. The checked form is
    /// [`Rules::play`].
    fn apply(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink);
    /// Returns the position without the counters that only measure quiet turns. Two positions that agree in this form
    /// count as a repetition at the table.
    fn without_clock(&self, at: &Self::Position) -> Self::Position {
        at.clone()
    }
    /// Parses a position string. An accepted position can be played to an end, and prints the same text
    /// again.
    ///
    /// # Errors
    /// Refuses a text that is not a position, is not canonical, or from which the rules cannot continue, with
    /// the byte offset and the reason.
    fn position(&self, text: &str) -> Result<Self::Position, ReadError>;

    /// Returns the notation of the player who decides: that of the seat, unless one player decides for
    /// several.
    ///
    /// # Panics
    /// If the seat is not in [`Rules::SEATS`].
    fn decider_name(&self, _at: &Self::Position, seat: Seat) -> &'static str {
        Self::SEATS[usize::from(seat.0)]
    }

    /// Returns the result of a finished game in notation: the winning seats or `draw`, unless the rules
    /// define other names. Meaningless before the end.
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

    /// Checks whether a step is legal here: an action at a decision, a roll at chance.
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

    /// Returns the possible next steps: the legal actions at a decision, every roll at chance, none at the
    /// end.
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

    /// Parses a step in notation, as a roll at chance and as an action otherwise. The step need not be legal;
    /// [`Rules::allows`] checks that.
    ///
    /// # Errors
    /// Refuses a text that is not a step of this game at this kind of turn.
    fn step(&self, at: &Self::Position, text: &str) -> Result<StepOf<Self>, ReadError> {
        match self.turn(at) {
            Turn::Chance => text.parse().map(Step::Roll),
            Turn::Decision(_) | Turn::Over(_) => text.parse().map(Step::Act),
        }
    }

    /// Applies a step if it is legal, and returns whether it was. An illegal step changes nothing.
    fn play(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink) -> bool {
        let legal = self.allows(at, step);
        if legal {
            self.apply(at, step, sink);
        }
        legal
    }
}
