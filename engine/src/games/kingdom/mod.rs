//! Kingdom: two Monarchs and their knights of four sizes step and jump for a Monarch or a throne.
//! The rules document is `docs/rules/kingdom.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod cells;
pub mod course;
pub mod danger;
mod edit;
pub mod evaluation;
pub mod field;
pub mod figures;
pub mod held;
pub mod modes;
pub mod paper;
pub mod position;
pub mod reach;
pub mod read;
pub mod reasons;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod setup;
pub mod touch;
pub mod words;

use alloc::vec::Vec;

use self::action::{Action, NoRoll};
use self::figures::{Figure, Rank, Side};
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

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kingdom {
    start: Position,
}

const fn seat_card(side: Side, name: Phrase) -> SeatInfo {
    SeatInfo {
        notation: side.notation(),
        name,
        emblem: Figure::new(side, Rank::Monarch).kind(),
        suit: side.suit(),
    }
}

impl Rules for Kingdom {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const SEATS: &'static [&'static str] = &[Side::White.notation(), Side::Black.notation()];

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

    fn chance_outcomes(&self, _: &Position, _: &mut Vec<(NoRoll, u32)>) {}

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
}

impl View for Kingdom {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, start: &Position, at: &Position) -> Scene {
        scene::scene(start, at)
    }

    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        touch::inputs(at, action)
    }

    fn next_inputs(&self, at: &Position, held: &[Touch]) -> Vec<Touch> {
        touch::next_inputs(at, held)
    }

    fn resolve(&self, at: &Position, held: &[Touch]) -> Option<Action> {
        touch::resolve(at, held)
    }

    fn markers(&self, at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
        touch::markers(at, held)
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::PASS,
            drawing: "icon-arrow",
        }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        refusal::why_not(at, held, touch)
    }
}

impl Evaluate for Kingdom {
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::White.seat() {
            Side::White
        } else {
            Side::Black
        };
        evaluation::evaluate(at, side)
    }
}

impl Edition for Kingdom {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "kingdom",
        name: words::NAME,
        seats: &[
            seat_card(Side::White, words::WHITE_SIDE),
            seat_card(Side::Black, words::BLACK_SIDE),
        ],
        options: setup::OPTIONS,
        age: 7,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        author: "Max Gerchambeau, 2000",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const PAPER: &'static Paper = paper::PAPER;
}
