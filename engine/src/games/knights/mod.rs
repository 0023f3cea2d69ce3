//! Knights-challenge: four colours of knights jump as in chess into each other's camps, where they stay for
//! ever and are counted by lines. The rules document is `rules/knights.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod camps;
pub mod cells;
pub mod colours;
pub mod course;
pub mod distance;
mod draft;
pub mod jumps;
pub mod mask;
pub mod modes;
pub mod names;
pub mod outlook;
pub mod paper;
pub mod position;
pub mod read;
pub mod reasons;
pub mod resolution;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod score;
pub mod setup;
pub mod touch;
#[cfg(test)]
mod trials;
pub mod words;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use self::action::{Action, Roll};
use self::colours::Colour;
use self::position::Position;
use crate::kernel::board::Board;
use crate::kernel::effect::Witness;
use crate::kernel::game::{
    Ask, Button, Card, Chapter, Game, Lesson, Luck, SeatCard, Sign, StepOf, Touch,
};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::read::ReadError;
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Step, Turn};
use crate::kernel::words::Phrase;

/// The game under fixed options: all of them stand in its positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knights {
    start: Position,
}

const fn seat(colour: Colour) -> SeatCard {
    SeatCard {
        notation: colour.name(),
        name: words::colour(colour),
        emblem: scene::kind(colour),
        suit: scene::suit(colour),
    }
}

impl Game for Knights {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const CARD: &'static Card = &Card {
        slug: "knights",
        name: words::NAME,
        seats: &[
            seat(Colour::Red),
            seat(Colour::Green),
            seat(Colour::Yellow),
            seat(Colour::Blue),
        ],
        options: setup::OPTIONS,
        age: 8,
        modes: modes::MODES,
        choosable: modes::CHOOSABLE,
        badge: "",
        luck: Luck::None,
        kinds: words::KINDS,
        author: "Christian Bernadou",
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

    fn rolls(&self, _: &Position, _: &mut Vec<(Roll, u32)>) {}

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

    fn decider(&self, at: &Position, seat: Seat) -> &'static str {
        names::decider(at, Colour::seated(seat))
    }

    fn result(&self, at: &Position) -> String {
        names::Winners(at).to_string()
    }

    fn board(&self, at: &Position) -> Board {
        board::drawn(at.terms.colours)
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn touches(&self, _: &Position, action: Action) -> Vec<Touch> {
        touch::touches(action)
    }

    fn button(&self, _: &Position, _: Ask<Action>) -> Button {
        touch::button()
    }

    fn refusal(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::refusal(at, held, touch)
    }

    fn signs(&self, at: &Position, held: &[Touch]) -> Vec<(Place, Sign)> {
        touch::signs(at, held)
    }

    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        outlook::outlook(at, Colour::seated(seat))
    }
}
