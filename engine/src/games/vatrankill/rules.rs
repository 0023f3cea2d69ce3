//! Sides to act, legal actions, and ends of turns and rounds. (Sections 4 to 7)

use alloc::string::String;
use alloc::vec::Vec;

use super::Vatrankill;
use super::position::{Outcome, Phase, Position, Side};
use super::{hunt, knights, read, setup};
use crate::games::patrakill::action::{Action, ActionKind};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::dragon::Chain;
use crate::kernel::event::{Event, EventSink};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{NoRoll, Seats, Step, Turn, Verdict};

/// Returns the kind of the next step. (Section 4)
#[inline]
pub fn turn(at: &Position) -> Turn {
    match at.phase {
        Phase::Knights => Turn::Decision(Side::Knights.seat()),
        Phase::Landing | Phase::Dragon | Phase::Jumps(_) => Turn::Decision(Side::Dragon.seat()),
        Phase::Over(outcome) => Turn::Over(verdict(outcome)),
    }
}

const fn verdict(outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Won(side) => Verdict::Won(Seats::one(side.seat())),
        Outcome::Drawn => Verdict::Drawn,
    }
}

/// Returns the result of a finished game in notation. (Section 10)
pub const fn result(at: &Position) -> &'static str {
    match at.phase {
        Phase::Over(Outcome::Won(side)) => side.notation(),
        Phase::Over(Outcome::Drawn) => "=",
        Phase::Landing | Phase::Knights | Phase::Dragon | Phase::Jumps(_) => "-",
    }
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
        turn(at)
    }

    /// Appends the legal actions, sorted. (Section 5)
    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        match at.phase {
            Phase::Landing => out.extend(at.empty().into_iter().map(Action::land)),
            Phase::Knights => knights::actions(at, out),
            Phase::Dragon => at.view().open(out),
            Phase::Jumps(chain) => at.view().go_on(chain, out),
            Phase::Over(_) => {}
        }
    }

    fn chance_outcomes(&self, _: &Position, _: &mut Vec<(NoRoll, u32)>) {}

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        match step {
            Step::Act(action) => apply(at, action, sink),
            Step::Roll(roll) => match roll {},
        }
    }

    fn without_clock(&self, at: &Position) -> Position {
        Position { calm: 0, ..*at }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn result(&self, at: &Position) -> String {
        result(at).into()
    }
}

/// Applies a legal action. (Section 6)
#[inline]
pub fn apply(at: &mut Position, action: Action, sink: &mut impl EventSink) {
    if at.phase == Phase::Knights {
        knights::apply(at, action, sink);
        return;
    }
    match action.kind() {
        ActionKind::Land(cell) => hunt::land(at, cell, sink),
        ActionKind::Step(from, to) => hunt::step(at, from, to, sink),
        ActionKind::Leap(from, to) | ActionKind::Meal(from, to) => hunt::jump(at, from, to, sink),
        ActionKind::Pass => hunt::pass(at, sink),
        ActionKind::Stop | ActionKind::Carry(..) => hunt::end_turn(at, sink),
    }
}

/// Passes the turn to the other side.
#[inline]
pub(super) fn hand_over(at: &mut Position, phase: Phase, sink: &mut impl EventSink) {
    at.phase = phase;
    if let Turn::Decision(to) = turn(at) {
        sink.emit(|| Event::Passed { to });
    }
}

/// Checks whether each of the five towers has been placed or broken. (Reading 17)
#[inline]
pub(super) fn towers_are_tried(at: &Position) -> bool {
    at.supply == 0 && at.moving.is_empty()
}

/// Ends the game. (Section 7)
pub(super) fn finish(at: &mut Position, outcome: Outcome, sink: &mut impl EventSink) {
    at.phase = Phase::Over(outcome);
    at.bans = Bans::NONE;
    sink.emit(|| Event::Ended {
        verdict: verdict(outcome),
    });
}

/// Returns the chain of jumps so far.
#[inline]
pub(super) const fn chain(at: &Position) -> Chain {
    match at.phase {
        Phase::Jumps(chain) => chain,
        Phase::Landing | Phase::Knights | Phase::Dragon | Phase::Over(_) => Chain::NONE,
    }
}
