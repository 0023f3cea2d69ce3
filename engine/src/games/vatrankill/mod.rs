//! Vatrankill, the duel of the Patrakill box: thirteen knights build towers in a first round and hunt the dragon in
//! a second. The rules document is `docs/rules/vatrankill.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
mod edit;
pub mod evaluation;
mod hunt;
mod knights;
pub mod modes;
pub mod paper;
pub mod position;
pub mod read;
pub mod reasons;
mod rounds;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod setup;
pub mod stand;
pub mod touch;
pub mod words;

use alloc::string::String;
use alloc::vec::Vec;

use self::action::{Action, NoRoll};
use self::position::{Position, Side};
use crate::games::patrakill::words as shared;
use crate::kernel::board::Board;
use crate::kernel::course::{Chapter, CourseScreen};
use crate::kernel::edition::Edition;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::event::EventSink;
use crate::kernel::info::{DiceUse, GameInfo, SeatInfo};
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Step, Turn};
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vatrankill {
    start: Position,
}

impl Rules for Vatrankill {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const SEATS: &'static [&'static str] = &[Side::Knights.notation(), Side::Dragon.notation()];

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

    fn result(&self, at: &Position) -> String {
        rules::result(at).into()
    }
}

impl View for Vatrankill {
    fn board(&self, _: &Position) -> Board {
        scene::board()
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

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::why_not(at, held, touch)
    }

    fn markers(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Marker)> {
        touch::markers(at)
    }
}

impl Evaluate for Vatrankill {
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::Knights.seat() {
            Side::Knights
        } else {
            Side::Dragon
        };
        evaluation::evaluate(at, side)
    }
}

impl Edition for Vatrankill {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "vatrankill",
        name: words::NAME,
        seats: &[
            SeatInfo {
                notation: Self::SEATS[0],
                name: words::KNIGHTS_SIDE,
                emblem: "helmet",
                suit: Suit::Blue,
            },
            SeatInfo {
                notation: Self::SEATS[1],
                name: shared::DRAGON_SIDE,
                emblem: "dragon",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 7,
        modes: modes::MODES,
        player_options: &[],
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        author: "Le Sésame",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const PAPER: &'static Paper = paper::PAPER;
}
