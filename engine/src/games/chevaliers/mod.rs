//! Chevaliers et Dragons: the Prince's knights and Tyran's dragons fight with dice for castle, village,
//! Princess and treasure. The rules document is `docs/rules/chevaliers.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
pub mod desk;
mod edit;
pub mod evaluation;
pub mod figures;
pub mod modes;
pub mod paper;
pub mod position;
pub mod read;
pub mod reasons;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod sets;
pub mod setup;
mod skirmish;
pub mod tale;
pub mod touch;
pub mod words;

use alloc::vec::Vec;

use self::action::{Action, Roll};
use self::figures::Side;
use self::position::Position;
use self::setup::Set;
use crate::kernel::board::Board;
use crate::kernel::course::TalePage;
use crate::kernel::course::{Chapter, CourseScreen};
use crate::kernel::desk::Desk;
use crate::kernel::edition::Edition;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::event::EventSink;
use crate::kernel::info::{DiceUse, GameInfo, SeatInfo};
use crate::kernel::input::{Button, ButtonFor, Touch};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Seat, Turn};
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chevaliers {
    set: Set,
    start: Position,
}

impl Chevaliers {
    /// The piece set in play.
    pub const fn set(&self) -> Set {
        self.set
    }
}

impl Rules for Chevaliers {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &[Side::Prince.notation(), Side::Dragons.notation()];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let (set, start) = setup::open(options)?;
        Ok(Self { set, start })
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

    fn chance_outcomes(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        rules::chance_outcomes(at, out);
    }

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        rules::apply(at, step, sink);
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }
}

impl View for Chevaliers {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, start: &Position, at: &Position) -> Scene {
        scene::scene(start, at, self.set.material())
    }

    fn inputs(&self, _: &Position, action: Action) -> Vec<Touch> {
        touch::inputs(action)
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::DONE,
            drawing: "icon-arrow",
        }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::why_not(at, held, touch)
    }
}

impl Evaluate for Chevaliers {
    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::Prince.seat() {
            Side::Prince
        } else {
            Side::Dragons
        };
        evaluation::evaluate(at, side)
    }
}

impl Edition for Chevaliers {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "chevaliers",
        name: words::NAME,
        seats: &[
            SeatInfo {
                notation: Self::SEATS[0],
                name: words::PRINCE_SIDE,
                emblem: "prince",
                suit: Suit::Blue,
            },
            SeatInfo {
                notation: Self::SEATS[1],
                name: words::DRAGON_SIDE,
                emblem: "tyrant",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 5,
        modes: modes::MODES,
        player_options: &[],
        dice_use: DiceUse::Fights,
        badge: "",
        kinds: words::KINDS,
        author: "Alain Séverac, 2012",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const TALE: &'static [TalePage] = tale::PAGES;
    const DESK: &'static Desk = &desk::DESK;
    const PAPER: &'static Paper = paper::PAPER;
}
