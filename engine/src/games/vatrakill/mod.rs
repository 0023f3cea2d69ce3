//! Vatrakill, the game for two to five players of the Patrakill box: factions of knights hunt one dragon. The rules document is `rules/vatrakill.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
mod draft;
mod hunt;
mod knights;
pub mod modes;
pub mod outlook;
pub mod paper;
pub mod position;
pub mod read;
pub mod reasons;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod seats;
pub mod setup;
pub mod touch;
pub mod words;

use alloc::string::String;
use alloc::vec::Vec;

use self::action::{Action, NoRoll};
use self::position::Position;
use crate::games::patrakill::words as shared;
use crate::kernel::board::Board;
use crate::kernel::effect::Witness;
use crate::kernel::game::{
    Ask, Button, Card, Chapter, Game, Lesson, Luck, SeatCard, Sign, StepOf, Touch,
};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::read::ReadError;
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Step, Turn};
use crate::kernel::words::Phrase;

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vatrakill {
    start: Position,
}

impl Game for Vatrakill {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const CARD: &'static Card = &Card {
        slug: "vatrakill",
        name: words::NAME,
        seats: &[
            SeatCard {
                notation: "B",
                name: words::BLUE_SIDE,
                emblem: "helmet",
                suit: Suit::Blue,
            },
            SeatCard {
                notation: "V",
                name: words::GREEN_SIDE,
                emblem: "helmet",
                suit: Suit::Green,
            },
            SeatCard {
                notation: "J",
                name: words::YELLOW_SIDE,
                emblem: "helmet",
                suit: Suit::Yellow,
            },
            SeatCard {
                notation: "P",
                name: words::VIOLET_SIDE,
                emblem: "helmet",
                suit: Suit::Violet,
            },
            SeatCard {
                notation: "K",
                name: words::KNIGHTS_SIDE,
                emblem: "helmet",
                suit: Suit::White,
            },
            SeatCard {
                notation: "D",
                name: shared::DRAGON_SIDE,
                emblem: "dragon",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 7,
        modes: modes::MODES,
        choosable: modes::CHOOSABLE,
        luck: Luck::None,
        badge: "",
        kinds: words::KINDS,
        author: "Le Sésame",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [Lesson] = course::LESSONS;
    const PAPER: &'static Paper = paper::PAPER;

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let start = setup::open(options)?;
        Ok(Self { start })
    }

    fn start(&self) -> Position {
        self.start
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        rules::turn(at)
    }

    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        rules::actions(at, out);
    }

    fn rolls(&self, _: &Position, _: &mut Vec<(NoRoll, u32)>) {}

    #[inline]
    fn advance(&self, at: &mut Position, step: StepOf<Self>, witness: &mut impl Witness) {
        match step {
            Step::Act(action) => rules::advance(at, action, witness),
            Step::Roll(roll) => match roll {},
        }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn board(&self, at: &Position) -> Board {
        scene::board(at)
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn touches(&self, at: &Position, action: Action) -> Vec<Touch> {
        touch::touches(at, action)
    }

    fn button(&self, _: &Position, ask: Ask<Action>) -> Button {
        touch::button(ask)
    }

    fn refusal(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::refusal(at, held, touch)
    }

    fn signs(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Sign)> {
        touch::signs(at)
    }

    fn result(&self, at: &Position) -> String {
        rules::result(at).into()
    }

    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        outlook::outlook(at, seat)
    }
}
