//! Seats to act, legal actions, and ends of turns. (Sections 4 to 7)

use alloc::string::String;
use alloc::vec::Vec;

use super::Vatrakill;
use super::position::{Outcome, Phase, Position};
use super::seats::Player;
use super::{hunt, knights, read, scene, setup};
use crate::games::patrakill::action::{Action, ActionKind};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::dragon::Chain;
use crate::kernel::event::{Event, EventSink};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{NoRoll, Seat, Seats, Step, Turn, Verdict};

impl Rules for Vatrakill {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const SEATS: &'static [&'static str] = &["B", "V", "J", "P", "K", "D"];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let start = setup::open(options)?;
        Ok(Self { start })
    }

    fn start(&self) -> Position {
        self.start
    }

    /// Returns the kind of the next step. (Section 4)
    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        match at.phase {
            Phase::Landing | Phase::Jumps(_) => Turn::Decision(Player::Dragon.seat()),
            Phase::Turn => Turn::Decision(at.player().seat()),
            Phase::Over(outcome) => Turn::Over(verdict(at, outcome)),
        }
    }

    /// Appends the legal actions, sorted. (Section 5)
    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        match at.phase {
            Phase::Landing => out.extend(at.empty().into_iter().map(Action::land)),
            Phase::Turn if at.player() == Player::Dragon => at.view().open(out),
            Phase::Turn => knights::actions(at, at.movable(), out),
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

/// Returns the verdict by seat: with two players, the knights' player wins with any faction. (Section 7)
fn verdict(at: &Position, outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Won(player) => Verdict::Won(Seats::one(at.seat_of(player))),
        Outcome::Drawn => Verdict::Drawn,
    }
}

/// Returns the letter of the winner: a faction's, also with two players. (Section 10)
pub const fn result(at: &Position) -> char {
    match at.phase {
        Phase::Over(Outcome::Won(player)) => player.letter(),
        Phase::Over(Outcome::Drawn) => '=',
        Phase::Landing | Phase::Turn | Phase::Jumps(_) => '-',
    }
}

/// Applies a legal action. (Section 6)
#[inline]
pub fn apply(at: &mut Position, action: Action, sink: &mut impl EventSink) {
    let is_knights = at.phase == Phase::Turn && at.player() != Player::Dragon;
    match action.kind() {
        ActionKind::Land(cell) => hunt::land(at, cell, sink),
        ActionKind::Step(from, to) if is_knights => knights::walk(at, from, to, sink),
        _ if is_knights => knights::pass(at, sink),
        ActionKind::Step(from, to) => hunt::step(at, from, to, sink),
        ActionKind::Leap(from, to) | ActionKind::Meal(from, to) => hunt::jump(at, from, to, sink),
        ActionKind::Pass => hunt::pass(at, sink),
        ActionKind::Stop | ActionKind::Carry(..) => hunt::end_turn(at, sink),
    }
}

/// Passes the turn to the next seat.
#[inline]
pub(super) fn next_seat(at: &mut Position, sink: &mut impl EventSink) {
    let acted = at.player().seat();
    at.phase = Phase::Turn;
    at.turn = at.order.after(at.turn);
    passed(at, acted, sink);
}

/// Emits the seat to act now, if it has changed.
#[inline]
pub(super) fn passed(at: &Position, before: Seat, sink: &mut impl EventSink) {
    let to = scene::acting(at).seat();
    if to != before {
        sink.emit(|| Event::Passed { to });
    }
}

/// Ends the game. (Section 7)
pub(super) fn finish(at: &mut Position, outcome: Outcome, sink: &mut impl EventSink) {
    let acted = at.player().seat();
    at.phase = Phase::Over(outcome);
    at.turn = 0;
    at.bans = Bans::NONE;
    passed(at, acted, sink);
    sink.emit(|| Event::Ended {
        verdict: verdict(at, outcome),
    });
}

/// Returns the chain of jumps so far.
#[inline]
pub(super) const fn chain(at: &Position) -> Chain {
    match at.phase {
        Phase::Jumps(chain) => chain,
        Phase::Landing | Phase::Turn | Phase::Over(_) => Chain::NONE,
    }
}
