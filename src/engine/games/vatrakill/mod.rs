//! Vatrakill, the game for two to five players of the Patrakill box: factions of knights hunt one dragon. The rules document is `rules/vatrakill.md`; sections and readings are its own.

pub mod action;
pub mod board;
mod hunt;
mod knights;
pub mod outlook;
pub mod position;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod seats;
pub mod setup;
pub mod words;

use alloc::vec;
use alloc::vec::Vec;

use self::action::{Action, Deed, NoRoll};
use self::position::Position;
use crate::games::patrakill::board as cross;
use crate::kernel::board::Board;
use crate::kernel::effect::Witness;
use crate::kernel::game::{Card, Chapter, Game, Length, Lesson, SeatCard, StepOf, Touch};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;
use crate::kernel::scene::{Cut, Scene};
use crate::kernel::step::{Seat, Step, Turn};
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
                emblem: "knight",
            },
            SeatCard {
                notation: "V",
                name: words::GREEN_SIDE,
                emblem: "knight",
            },
            SeatCard {
                notation: "J",
                name: words::YELLOW_SIDE,
                emblem: "knight",
            },
            SeatCard {
                notation: "P",
                name: words::VIOLET_SIDE,
                emblem: "knight",
            },
            SeatCard {
                notation: "K",
                name: words::KNIGHTS_SIDE,
                emblem: "knight",
            },
            SeatCard {
                notation: "D",
                name: words::DRAGON_SIDE,
                emblem: "dragon",
            },
        ],
        options: setup::OPTIONS,
        lengths: &[Length {
            name: words::WHOLE,
            clocks: 3,
            ready: &[],
            by_hand: &[],
            shuffled: |_| Options::default(),
        }],
        kinds: words::KINDS,
        author: "Le Sésame",
    };
    const RULES: &'static [Chapter] = &[];
    const COURSE: &'static [Lesson] = &[];

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

    fn board(&self) -> Board {
        cross::drawn(|_| None)
    }

    fn scene(&self, _start: &Position, at: &Position) -> Scene {
        Scene {
            pieces: Vec::new(),
            shelves: Vec::new(),
            spent: Vec::new(),
            steps: None,
            contest: None,
            seat: match rules::turn(at) {
                Turn::Decision(seat) => seat,
                _ => Seat(0),
            },
            cut: Cut::Wood,
            prompt: &words::CHOOSE_CELL,
        }
    }

    fn touches(&self, _: &Position, action: Action) -> Vec<Touch> {
        match action.deed() {
            Deed::Land(to) => vec![Touch::At(to.place())],
            Deed::Step(from, to) | Deed::Leap(from, to) | Deed::Meal(from, to) => {
                vec![Touch::At(from.place()), Touch::At(to.place())]
            }
            Deed::Carry(from, to) => {
                vec![
                    Touch::At(from.place()),
                    Touch::At(from.place()),
                    Touch::At(to.place()),
                ]
            }
            _ => Vec::new(),
        }
    }

    fn refusal(&self, _: &Position, _: &[Touch], _: Touch) -> &'static Phrase {
        &words::CHOOSE_CELL
    }

    fn outlook(&self, at: &Position, seat: Seat) -> i32 {
        outlook::outlook(at, seat)
    }
}
