//! The rules of a game: positions, actions, rolls, and what a step does. A search, a test or a terminal needs no more.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use super::event::EventSink;
use super::options::{Options, OptionsError};
use super::read::ReadError;
use super::step::{Notation, Seat, Step, Turn, Verdict};

/// A step of a game.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Roll>;

/// The rules of one game under fixed options.
///
/// A game is a walk through positions. [`Rules::turn`] says what a position is:
///
/// - **A decision** of a seat: [`Rules::actions`] gives one action at least, ascending and each once, and
///   [`Rules::chance_outcomes`] nothing.
/// - **Chance**: `chance_outcomes` gives one roll at least, ascending and each once, with weights above zero, and
///   `actions` nothing. A game without chance has [`NoRoll`](super::step::NoRoll) for a roll.
/// - **Over**: both give nothing, for ever.
///
/// [`Rules::apply`] takes any step that these two give, and leads to a position of the same game. The rules hold no
/// hidden state: two equal positions have the same future, and what was counted, frozen or forbidden stands in the
/// position. The text of a position reads back to the position, and to no other; so does that of a step. One test (`tests/suite/contract.rs`) asks all this of every game, at each position of thousands of games.
///
/// Everyone sees the whole position, and one seat acts at a time: there is no hidden information and no simultaneous
/// move, so there are no information states either.
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
    /// All that the rules need to go on, and no more; its text is the position string.
    type Position: Clone + Eq + Ord + Hash + Debug + Display + 'static;
    /// What a seat may choose.
    type Action: Notation;
    /// What chance may give.
    type Roll: Notation;
    /// The names of the seats in notation (`P`); a [`Seat`] is an index into them. At most eight.
    const SEATS: &'static [&'static str];

    /// The game under these options; an option that is not named has its default.
    ///
    /// # Errors
    /// Names the first option that is unknown or has a value that the rules do not allow.
    fn new(options: &Options) -> Result<Self, OptionsError>;
    /// The first position.
    fn start(&self) -> Self::Position;
    /// What a position is: a decision of a seat, chance, or the end with its verdict.
    fn turn(&self, at: &Self::Position) -> Turn;
    /// Appends the legal actions, ascending; at least one at a decision, none elsewhere. Does not clear `out`, so that
    /// one list serves a whole search.
    ///
    /// # Examples
    /// The leaves of the tree of all actions, as `tests/games/<slug>/perft.txt` counts them:
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
    /// Appends the possible rolls, ascending, with whole-number weights; at least one at chance, none elsewhere. A
    /// weight over the sum of all weights is the probability of its roll.
    fn chance_outcomes(&self, at: &Self::Position, out: &mut Vec<(Self::Roll, u32)>);
    /// Takes a step that is legal, and tells `sink` what is seen, in order: drawn on the scene before, these events
    /// give the scene after. Nothing is paid for events that the sink does not want.
    ///
    /// # Panics
    /// May panic, or lead to a position of no meaning, if the step is not legal. The checked form is [`Rules::play`].
    fn apply(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink);
    /// Reads a position string. What it accepts can be played on to an end, and prints the same text again.
    ///
    /// # Errors
    /// Refuses a text that is no position, is not canonical, or from which the rules cannot go on, with the byte
    /// where it fails and the reason.
    fn position(&self, text: &str) -> Result<Self::Position, ReadError>;

    /// The name, in notation, of who decides: that of the seat, unless one player decides for several.
    ///
    /// # Panics
    /// If the seat is none of [`Rules::SEATS`].
    fn decider_name(&self, _at: &Self::Position, seat: Seat) -> &'static str {
        Self::SEATS[usize::from(seat.0)]
    }

    /// The result of a finished game in notation: the seats that won, or `draw`, unless the rules name it
    /// otherwise. Means nothing before the end.
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

    /// Whether a step is legal here: an action at a decision, a roll at chance.
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

    /// Reads a step in notation, as an action at a decision and as a roll at chance. A step that reads need not be
    /// legal: [`Rules::allows`] says.
    ///
    /// # Errors
    /// Refuses a text that is no step of this game at this kind of turn.
    fn step(&self, at: &Self::Position, text: &str) -> Result<StepOf<Self>, ReadError> {
        match self.turn(at) {
            Turn::Chance => text.parse().map(Step::Roll),
            Turn::Decision(_) | Turn::Over(_) => text.parse().map(Step::Act),
        }
    }

    /// Takes a step after checking that it is legal; tells whether it was. A step that is not changes nothing.
    fn play(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink) -> bool {
        let legal = self.allows(at, step);
        if legal {
            self.apply(at, step, sink);
        }
        legal
    }
}
