//! The trait that every game implements, and the card that introduces it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;

use super::board::Board;
use super::desk::Desk;
use super::edit::Editable;
use super::event::EventSink;
use super::options::{Options, OptionsError};
use super::paper::Paper;
use super::piece::Suit;
use super::read::ReadError;
use super::scene::Scene;
use super::step::{Notation, Place, Seat, Step, Turn, Verdict};
use super::words::Phrase;

/// A seat as it is introduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its name in the notation (`P`).
    pub notation: &'static str,
    /// Its name for readers.
    pub name: Phrase,
    /// The kind of piece that stands for it on banners and buttons.
    pub emblem: &'static str,
    /// Its colour and silhouette.
    pub suit: Suit,
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
pub struct CourseScreen {
    /// What the voice says.
    pub phrase: Phrase,
    /// The position in which it begins.
    pub position: &'static str,
    /// What the child does, and how the dice fall, in notation.
    pub steps: &'static [&'static str],
}

/// A drawing in a picture of a tale. Pictures are 800 wide and 480 high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprite {
    /// The name of the drawing.
    pub drawing: &'static str,
    /// Its left edge.
    pub x: i16,
    /// Its upper edge.
    pub y: i16,
    /// Its width and height.
    pub size: i16,
}

/// A page of the tale that leads into a game: a picture, and what the voice tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TalePage {
    /// What the voice tells.
    pub phrase: Phrase,
    /// How far to the right in the country the picture lies, from 0 to 280.
    pub east: i16,
    /// What is seen, from back to front.
    pub drawn: &'static [Sprite],
}

/// Names and values of options.
pub type OptionPairs = &'static [(&'static str, &'static str)];

/// A way to play that the preparation offers: a length, a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Its name.
    pub name: Phrase,
    /// How long it takes, in clocks from 1 to 3.
    pub clocks: u8,
    /// The seats that are taken, in the order of play.
    pub seats: &'static [Seat],
    /// The options of the ready-made setup.
    pub ready: OptionPairs,
    /// The options under which the pieces are placed by hand, where the rules allow it.
    pub by_hand: Option<OptionPairs>,
    /// The options of a setup drawn at random by a seed, where the rules allow it.
    pub shuffled: Option<fn(u64) -> Options>,
}

/// What dice are for in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceUse {
    /// It has none.
    None,
    /// A piece that attacks another one fights it.
    Fights,
    /// A piece fights what waits on the board.
    Duels,
}

/// One value of a [`PlayerOption`] option.
#[derive(Clone, Copy, Debug)]
pub struct OptionValue {
    /// The value of the option.
    pub value: &'static str,
    /// Its name.
    pub name: Phrase,
    /// The drawing that stands for it.
    pub drawing: &'static str,
}

/// An option that the preparation lets players choose by pictures.
#[derive(Clone, Copy, Debug)]
pub struct PlayerOption {
    /// The name of the option.
    pub option: &'static str,
    /// What is chosen.
    pub name: Phrase,
    /// The modes in which it can be chosen, by their numbers; in all of them if empty.
    pub modes: &'static [usize],
    /// The values, the default one first.
    pub values: &'static [OptionValue],
}

/// What is known of a game before it starts.
#[derive(Debug)]
pub struct GameInfo {
    /// The stable word that names the game in addresses and files.
    pub slug: &'static str,
    /// Its title.
    pub name: Phrase,
    /// Its seats; a [`Seat`] is an index into them.
    pub seats: &'static [SeatInfo],
    /// The names of its options.
    pub options: &'static [&'static str],
    /// From how many years on it is played.
    pub age: u8,
    /// The ways to play that the preparation offers, the simplest or shortest first.
    pub modes: &'static [Mode],
    /// The options that the preparation lets players choose by pictures.
    pub player_options: &'static [PlayerOption],
    /// What dice are for.
    pub dice_use: DiceUse,
    /// The drawing of the badges that lie beneath pieces, if the game has any.
    pub badge: &'static str,
    /// The names of the pieces, by kind.
    pub kinds: &'static [(&'static str, Phrase)],
    /// Who made the printed game, and when.
    pub author: &'static str,
}

impl GameInfo {
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
    /// One of two or more manners, shown as pictures beside what was touched before.
    Pick(char),
}

/// A step or a manner that is a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub phrase: &'static Phrase,
    /// The drawing on it.
    pub drawing: &'static str,
}

/// What a button is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonFor<A> {
    /// An action without touches.
    Act(A),
    /// A manner ([`Touch::Pick`]).
    Pick(char),
}

/// What a sign on a place says while something is held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Marker {
    /// What stands here may be jumped over.
    Over,
    /// Not that way.
    Barred,
}

/// A step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Roll>;

/// The rules of one game under fixed options.
pub trait Game: Clone + Debug + Sized + 'static {
    /// All that the rules need to go on, and no more; its text is the position string.
    type Position: Clone + Eq + Ord + Hash + Debug + Display + Editable + 'static;
    /// What a seat may choose.
    type Action: Notation;
    /// What the dice may give.
    type Roll: Notation;
    /// The introduction of the game.
    const INFO: &'static GameInfo;
    /// The complete rules. They and the course stand apart from the card, so that a program that shows neither
    /// does not carry them.
    const RULES: &'static [Chapter];
    /// The picture course.
    const COURSE: &'static [CourseScreen];
    /// The tale that leads into the game, if it has one.
    const TALE: &'static [TalePage] = &[];
    /// What the teacher's desk shows of the game, apart from the card for the same reason.
    const DESK: &'static Desk = &Desk::EMPTY;
    /// The printed box.
    const PAPER: &'static Paper;

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
    /// Takes a step known to be legal. The checked form is [`Game::play`].
    fn apply(&self, at: &mut Self::Position, step: StepOf<Self>, sink: &mut impl EventSink);
    /// Reads a position string.
    ///
    /// # Errors
    /// Refuses a text that is no position, is not canonical, or from which the rules cannot go on.
    fn position(&self, text: &str) -> Result<Self::Position, ReadError>;
    /// The board as it is drawn under a position.
    fn board(&self, at: &Self::Position) -> Board;
    /// What the eye sees of a position in a game that began at `start`.
    fn scene(&self, start: &Self::Position, at: &Self::Position) -> Scene;
    /// What to touch, in order, to choose an action; nothing for an action that is a button.
    fn inputs(&self, at: &Self::Position, action: Self::Action) -> Vec<Touch>;
    /// What a button shows.
    fn button(&self, at: &Self::Position, ask: ButtonFor<Self::Action>) -> Button;
    /// The kind answer to a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, at: &Self::Position, held: &[Touch], touch: Touch) -> &'static Phrase;
    /// How good the position looks for a seat, from -1000 (lost) to 1000 (won).
    fn evaluate(&self, at: &Self::Position, seat: Seat) -> i32;

    /// The name, in notation, of who decides: that of the seat, unless one player decides for several.
    fn decider_name(&self, _at: &Self::Position, seat: Seat) -> &'static str {
        Self::INFO.seats[usize::from(seat.0)].notation
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
            result.push_str(Self::INFO.seats[usize::from(seat.0)].notation);
        }
        result
    }

    /// What may be touched after the touches in `held`. Games in which a way is touched hop by hop say it
    /// themselves, with [`Game::chosen`].
    fn next_inputs(&self, at: &Self::Position, held: &[Touch]) -> Vec<Touch> {
        let mut actions = Vec::new();
        self.actions(at, &mut actions);
        let mut next = Vec::new();
        for action in actions {
            let touches = self.inputs(at, action);
            if let Some(touch) = touches.get(held.len())
                && touches.starts_with(held)
                && !next.contains(touch)
            {
                next.push(*touch);
            }
        }
        next
    }

    /// The action that the touches in `held` choose. While more may be touched it waits for a « stop ».
    fn resolve(&self, at: &Self::Position, held: &[Touch]) -> Option<Self::Action> {
        if held.is_empty() {
            return None;
        }
        let mut actions = Vec::new();
        self.actions(at, &mut actions);
        let mut actions = actions.into_iter();
        actions.find(|&action| self.inputs(at, action) == held)
    }

    /// Signs on places while `held` is held: what can be jumped over, what is too tall.
    fn markers(&self, _at: &Self::Position, _held: &[Touch]) -> Vec<(Place, Marker)> {
        Vec::new()
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
