//! Vatrankill, the duel of the Patrakill box: thirteen knights build towers in a first round and hunt the dragon in
//! a second. The rules document is `rules/vatrankill.md`; sections and readings are its own.

pub mod action;
pub mod board;
mod hunt;
mod knights;
pub mod outlook;
pub mod position;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod setup;
pub mod words;

use alloc::vec;
use alloc::vec::Vec;

use self::action::{Action, Deed, NoRoll};
use self::position::{Position, Side};
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
pub struct Vatrankill {
    start: Position,
}

impl Game for Vatrankill {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const CARD: &'static Card = &Card {
        slug: "vatrankill",
        name: words::NAME,
        seats: &[
            SeatCard {
                notation: Side::Knights.notation(),
                name: words::KNIGHTS_SIDE,
                emblem: "knight",
            },
            SeatCard {
                notation: Side::Dragon.notation(),
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
        let side = if seat == Side::Knights.seat() {
            Side::Knights
        } else {
            Side::Dragon
        };
        outlook::outlook(at, side)
    }
}
