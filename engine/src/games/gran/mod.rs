//! Gran: knights carry a ring from city to city, past dragons, stones and each other. The rules document is
//! `rules/gran.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
mod deeds;
mod draft;
mod graph;
pub mod knight;
mod land;
mod map;
pub mod modes;
pub mod outlook;
pub mod paper;
#[cfg(test)]
mod plays;
pub mod points;
pub mod position;
pub mod read;
pub mod reasons;
mod refuse;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod setup;
mod symbols;
pub mod touch;
mod ways;
pub mod words;

use alloc::vec::Vec;

use self::action::{Action, Roll};
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
use crate::kernel::step::{Place, Seat, Turn};
use crate::kernel::words::Phrase;

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gran {
    start: Position,
}

const fn seat(number: usize, notation: &'static str, name: Phrase) -> SeatCard {
    SeatCard {
        notation,
        name,
        emblem: scene::KNIGHT,
        suit: scene::SUITS[number],
    }
}

impl Game for Gran {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const CARD: &'static Card = &Card {
        slug: "gran",
        name: words::NAME,
        seats: &[
            seat(0, "0", words::BLUE),
            seat(1, "1", words::RED),
            seat(2, "2", words::YELLOW),
            seat(3, "3", words::GREEN),
            seat(4, "4", words::VIOLET),
            seat(5, "5", words::WHITE),
        ],
        options: setup::OPTIONS,
        age: 12,
        modes: modes::MODES,
        choosable: modes::CHOOSABLE,
        luck: Luck::Duels,
        badge: scene::AMULET,
        kinds: words::KINDS,
        author: "Kurt Feyerabend, Tom Ring, 1985",
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

    #[inline]
    fn rolls(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        rules::rolls(at, out);
    }

    #[inline]
    fn advance(&self, at: &mut Position, step: StepOf<Self>, witness: &mut impl Witness) {
        deeds::advance(at, step, witness);
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn board(&self, _: &Position) -> Board {
        board::drawn()
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

    fn refusal(&self, at: &Position, _: &[Touch], touch: Touch) -> &'static Phrase {
        touch::refusal(at, touch)
    }

    fn signs(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Sign)> {
        touch::signs(at)
    }

    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        outlook::outlook(at, seat)
    }
}
