//! Who acts, what is legal, and how turns end. (Sections 4 to 7)

use alloc::vec::Vec;

use super::action::{Action, Deed};
use super::position::{Outcome, Phase, Position};
use super::seats::Player;
use super::{hunt, knights, scene};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::dragon::Chain;
use crate::kernel::effect::{Effect, Witness};
use crate::kernel::step::{Seat, Seats, Turn, Verdict};

/// Who settles the next step. (Section 4)
#[inline]
pub fn turn(at: &Position) -> Turn {
    match at.phase {
        Phase::Landing | Phase::Jumps(_) => Turn::Decision(Player::Dragon.seat()),
        Phase::Turn => Turn::Decision(at.player().seat()),
        Phase::Over(outcome) => Turn::Over(verdict(at, outcome)),
    }
}

/// Who has won at the table: with two players, the knights' player wins whatever the colour. (Section 7)
fn verdict(at: &Position, outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Won(player) => Verdict::Won(Seats::one(at.seat_of(player))),
        Outcome::Drawn => Verdict::Drawn,
    }
}

/// The letter of the winner: a faction's, also with two players. (Section 10)
pub const fn result(at: &Position) -> char {
    match at.phase {
        Phase::Over(Outcome::Won(player)) => player.letter(),
        Phase::Over(Outcome::Drawn) => '=',
        Phase::Landing | Phase::Turn | Phase::Jumps(_) => '-',
    }
}

/// Appends the legal actions, ascending. (Section 5)
#[inline]
pub fn actions(at: &Position, out: &mut Vec<Action>) {
    match at.phase {
        Phase::Landing => out.extend(at.empty().into_iter().map(Action::land)),
        Phase::Turn if at.player() == Player::Dragon => at.view().open(out),
        Phase::Turn => knights::actions(at, at.movable(), out),
        Phase::Jumps(chain) => at.view().go_on(chain, out),
        Phase::Over(_) => {}
    }
}

/// Takes an action known to be legal. (Section 6)
#[inline]
pub fn advance(at: &mut Position, action: Action, witness: &mut impl Witness) {
    let is_knights = at.phase == Phase::Turn && at.player() != Player::Dragon;
    match action.deed() {
        Deed::Land(cell) => hunt::land(at, cell, witness),
        Deed::Step(from, to) if is_knights => knights::walk(at, from, to, witness),
        _ if is_knights => knights::pass(at, witness),
        Deed::Step(from, to) => hunt::step(at, from, to, witness),
        Deed::Leap(from, to) | Deed::Meal(from, to) => hunt::jump(at, from, to, witness),
        Deed::Pass => hunt::pass(at, witness),
        Deed::Stop | Deed::Carry(..) => hunt::end_turn(at, witness),
    }
}

/// The turn goes to the next seat.
#[inline]
pub(super) fn next_seat(at: &mut Position, witness: &mut impl Witness) {
    let acted = at.player().seat();
    at.phase = Phase::Turn;
    at.turn = at.order.after(at.turn);
    passed(at, acted, witness);
}

/// Tells who acts now, if it is not who acted before.
#[inline]
pub(super) fn passed(at: &Position, before: Seat, witness: &mut impl Witness) {
    let to = scene::acting(at).seat();
    if to != before {
        witness.saw(|| Effect::Passed { to });
    }
}

/// The game is over. (Section 7)
pub(super) fn finish(at: &mut Position, outcome: Outcome, witness: &mut impl Witness) {
    let acted = at.player().seat();
    at.phase = Phase::Over(outcome);
    at.turn = 0;
    at.bans = Bans::NONE;
    passed(at, acted, witness);
    witness.saw(|| Effect::Ended {
        verdict: verdict(at, outcome),
    });
}

/// What this move of jumps has done so far.
#[inline]
pub(super) const fn chain(at: &Position) -> Chain {
    match at.phase {
        Phase::Jumps(chain) => chain,
        Phase::Landing | Phase::Turn | Phase::Over(_) => Chain::NONE,
    }
}
