//! Legal actions, rolls and their effects.

use engine::kernel::event::{Event, EventSink, MoveStyle};
use engine::kernel::options::{Options, OptionsError};
use engine::kernel::piece::Spot;
use engine::kernel::read::ReadError;
use engine::kernel::rules::{Rules, StepOf};
use engine::kernel::step::{Seats, Step, Turn, Verdict};

use super::action::{Action, Roll};
use super::board::{Cell, LAST};
use super::position::{Position, Side};
use super::{Tour, read, reasons, scene};

impl Rules for Tour {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &[Side::Blue.letter(), Side::Red.letter()];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        options.check(&["first"])?;
        let first = options.read("first", Side::Blue, &reasons::NO_SIDE, Side::from_letter)?;
        Ok(Self { first })
    }

    fn start(&self) -> Position {
        Position::first(self.first)
    }

    fn turn(&self, at: &Position) -> Turn {
        match at.roll {
            _ if at.is_over() => Turn::Over(Verdict::Won(Seats::one(at.mover.seat()))),
            Some(_) => Turn::Decision(at.mover.seat()),
            None => Turn::Chance,
        }
    }

    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        if let (Some(from), Some(roll)) = (at.knight(at.mover), at.roll) {
            let to = match at.mover {
                Side::Blue => LAST.min(from.0 + roll.0),
                Side::Red => from.0.saturating_sub(roll.0),
            };
            out.extend([Action::Go(Cell(to)), Action::Stay]);
        }
    }

    fn chance_outcomes(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        if self.turn(at) == Turn::Chance {
            out.extend(Roll::ALL.map(|roll| (roll, 1)));
        }
    }

    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        let (mover, seat) = (at.mover, at.mover.seat());
        match step {
            Step::Roll(roll) => {
                at.roll = Some(roll);
                let (face, bonus) = (roll.0, 0);
                sink.emit(|| Event::Rolled { seat, face, bonus });
                return;
            }
            Step::Act(Action::Go(to)) => go(at, to, sink),
            Step::Act(Action::Stay) => {}
        }
        at.roll = None;
        if let Turn::Over(verdict) = self.turn(at) {
            sink.emit(|| Event::Ended { verdict });
        } else {
            at.mover = mover.other();
            let to = at.mover.seat();
            sink.emit(|| Event::Passed { to });
        }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }
}

/// Moves the mover's knight to a cell and sends the other knight home from there.
fn go(at: &mut Position, to: Cell, sink: &mut impl EventSink) {
    let other = at.mover.other();
    travel(at, at.mover, (to, MoveStyle::Walk), sink);
    if at.knight(other) == Some(to) && to != other.home() {
        travel(at, other, (other.home(), MoveStyle::Return), sink);
    }
}

fn travel(at: &mut Position, side: Side, way: (Cell, MoveStyle), sink: &mut impl EventSink) {
    let (to, style) = way;
    let spot = |cell: Cell| Spot::On(cell.place());
    if let Some(from) = at.knights[side as usize].replace(to) {
        sink.emit(|| Event::Moved {
            kind: scene::kind(side),
            from: spot(from),
            to: spot(to),
            style,
        });
    }
}
