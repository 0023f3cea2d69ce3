//! Knights-challenge: four colours of knights jump as in chess into each other's camps, where they stay for
//! ever and are counted by lines. The rules document is `docs/rules/knights.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod camps;
pub mod cells;
pub mod colours;
pub mod course;
pub mod distance;
mod edit;
pub mod evaluation;
pub mod jumps;
pub mod mask;
pub mod modes;
pub mod names;
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
use crate::kernel::step::{Place, Seat, Step, Turn};
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

/// The game under fixed options: all of them stand in its positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knights {
    start: Position,
}

const fn seat(colour: Colour) -> SeatInfo {
    SeatInfo {
        notation: colour.name(),
        name: words::colour(colour),
        emblem: scene::kind(colour),
        suit: scene::suit(colour),
    }
}

impl Rules for Knights {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &[
        Colour::Red.name(),
        Colour::Green.name(),
        Colour::Yellow.name(),
        Colour::Blue.name(),
    ];

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

    fn chance_outcomes(&self, _: &Position, _: &mut Vec<(Roll, u32)>) {}

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        match step {
            Step::Act(action) => rules::apply(at, action, sink),
            Step::Roll(roll) => match roll {},
        }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn decider_name(&self, at: &Position, seat: Seat) -> &'static str {
        names::decider_name(at, Colour::seated(seat))
    }

    fn result(&self, at: &Position) -> String {
        names::Winners(at).to_string()
    }
}

impl View for Knights {
    fn board(&self, at: &Position) -> Board {
        board::drawn(at.terms.colours)
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, _: &Position, action: Action) -> Vec<Touch> {
        touch::inputs(action)
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        touch::button()
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::why_not(at, held, touch)
    }

    fn markers(&self, at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
        touch::markers(at, held)
    }
}

impl Evaluate for Knights {
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluation::evaluate(at, Colour::seated(seat))
    }
}

impl Edition for Knights {
    const INFO: &'static GameInfo = &GameInfo {
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
        player_options: modes::CHOOSABLE,
        badge: "",
        dice_use: DiceUse::None,
        kinds: words::KINDS,
        author: "Christian Bernadou",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const PAPER: &'static Paper = paper::PAPER;
}
