//! Gran: knights carry a ring from city to city, past dragons, stones and each other. The rules document is
//! `docs/rules/gran.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
mod deeds;
mod edit;
pub mod evaluation;
mod graph;
pub mod knight;
mod land;
mod map;
pub mod modes;
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
use crate::kernel::course::{Chapter, CourseScreen};
use crate::kernel::edition::Edition;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::event::EventSink;
use crate::kernel::info::{DiceUse, GameInfo, SeatInfo};
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Turn};
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gran {
    start: Position,
}

const fn seat(number: usize, name: Phrase) -> SeatInfo {
    SeatInfo {
        notation: Gran::SEATS[number],
        name,
        emblem: scene::KNIGHT,
        suit: scene::SUITS[number],
    }
}

impl Rules for Gran {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &["0", "1", "2", "3", "4", "5"];

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
    fn chance_outcomes(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        rules::chance_outcomes(at, out);
    }

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        deeds::apply(at, step, sink);
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }
}

impl View for Gran {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        touch::inputs(at, action)
    }

    fn button(&self, _: &Position, ask: ButtonFor<Action>) -> Button {
        touch::button(ask)
    }

    fn why_not(&self, at: &Position, _: &[Touch], touch: Touch) -> &'static Phrase {
        touch::why_not(at, touch)
    }

    fn markers(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Marker)> {
        touch::markers(at)
    }
}

impl Evaluate for Gran {
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluation::evaluate(at, seat)
    }
}

impl Edition for Gran {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "gran",
        name: words::NAME,
        seats: &[
            seat(0, words::BLUE),
            seat(1, words::RED),
            seat(2, words::YELLOW),
            seat(3, words::GREEN),
            seat(4, words::VIOLET),
            seat(5, words::WHITE),
        ],
        options: setup::OPTIONS,
        age: 12,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        dice_use: DiceUse::Duels,
        badge: scene::AMULET,
        kinds: words::KINDS,
        author: "Kurt Feyerabend, Tom Ring, 1985",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const PAPER: &'static Paper = paper::PAPER;
}
