//! Chevaliers et Dragons: the Prince's knights and Tyran's dragons fight with dice for castle, village,
//! Princess and treasure. The rules document is `rules/chevaliers.md`; sections and readings are its own.

pub mod action;
pub mod board;
pub mod course;
pub mod desk;
mod draft;
pub mod figures;
pub mod modes;
pub mod outlook;
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
use crate::kernel::desk::Desk;
use crate::kernel::effect::Witness;
use crate::kernel::game::TalePage;
use crate::kernel::game::{
    Ask, Button, Card, Chapter, Game, Lesson, Luck, SeatCard, StepOf, Touch,
};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::read::ReadError;
use crate::kernel::scene::Scene;
use crate::kernel::step::{Seat, Turn};
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

impl Game for Chevaliers {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const CARD: &'static Card = &Card {
        slug: "chevaliers",
        name: words::NAME,
        seats: &[
            SeatCard {
                notation: Side::Prince.notation(),
                name: words::PRINCE_SIDE,
                emblem: "prince",
                suit: Suit::Blue,
            },
            SeatCard {
                notation: Side::Dragons.notation(),
                name: words::DRAGON_SIDE,
                emblem: "tyrant",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 5,
        modes: modes::MODES,
        choosable: &[],
        luck: Luck::Fights,
        badge: "",
        kinds: words::KINDS,
        author: "Alain Séverac, 2012",
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
    const COURSE: &'static [Lesson] = course::LESSONS;
    const TALE: &'static [TalePage] = tale::PAGES;
    const DESK: &'static Desk = &desk::DESK;
    const PAPER: &'static Paper = paper::PAPER;

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

    fn rolls(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        rules::rolls(at, out);
    }

    #[inline]
    fn advance(&self, at: &mut Position, step: StepOf<Self>, witness: &mut impl Witness) {
        rules::advance(at, step, witness);
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, start: &Position, at: &Position) -> Scene {
        scene::scene(start, at, self.set.cut())
    }

    fn touches(&self, _: &Position, action: Action) -> Vec<Touch> {
        touch::touches(action)
    }

    fn button(&self, _: &Position, _: Ask<Action>) -> Button {
        Button {
            phrase: &words::DONE,
            drawing: "icon-arrow",
        }
    }

    fn refusal(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        touch::refusal(at, held, touch)
    }

    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::Prince.seat() {
            Side::Prince
        } else {
            Side::Dragons
        };
        outlook::outlook(at, side)
    }
}
