//! Who acts, what is legal, and how turns end. (Sections 4 to 7)

use alloc::vec::Vec;

use super::action::{Action, Deed};
use super::position::{Outcome, Phase, Position};
use super::seats::Player;
use super::{hunt, knights};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::Cells;
use crate::games::patrakill::dragon::Chain;
use crate::kernel::effect::{Effect, Witness};
use crate::kernel::step::{Seats, Turn, Verdict};

/// Who settles the next step. (Section 4)
#[inline]
pub fn turn(at: &Position) -> Turn {
    match at.phase {
        Phase::Landing | Phase::Jumps(_) => Turn::Decision(Player::Dragon.seat()),
        Phase::Turn => Turn::Decision(at.player().seat()),
        Phase::Over(outcome) => Turn::Over(verdict(outcome)),
    }
}

const fn verdict(outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Won(player) => Verdict::Won(Seats::one(player.seat())),
        Outcome::Drawn => Verdict::Drawn,
    }
}

/// Appends the legal actions, ascending. (Section 5)
#[inline]
pub fn actions(at: &Position, out: &mut Vec<Action>) {
    match at.phase {
        Phase::Landing => out.extend(at.empty().into_iter().map(Action::land)),
        Phase::Turn => match at.player() {
            Player::Of(faction) => knights::actions(at, at.knights[faction as usize], out),
            Player::Knights => knights::actions(at, at.all_knights(), out),
            Player::Dragon => at.view().open(out),
        },
        Phase::Jumps(chain) => at.view().go_on(chain, out),
        Phase::Over(_) => {}
    }
}

/// Takes an action known to be legal. (Section 6)
#[inline]
pub fn advance(at: &mut Position, action: Action, witness: &mut impl Witness) {
    let is_knights = at.phase == Phase::Turn && at.player() != Player::Dragon;
    match action.deed() {
        Deed::Land(cell) => {
            at.dragon = Cells::one(cell);
            at.phase = Phase::Turn;
            passed(at, witness);
        }
        Deed::Step(from, to) if is_knights => knights::walk(at, from, to, witness),
        _ if is_knights => knights::pass(at, witness),
        Deed::Step(_, to) => hunt::step(at, to, witness),
        Deed::Leap(from, to) | Deed::Meal(from, to) => hunt::jump(at, from, to, witness),
        Deed::Pass | Deed::Stop | Deed::Carry(..) => hunt::end_turn(at, witness),
    }
}

/// The turn goes to the next seat.
#[inline]
pub(super) fn next_seat(at: &mut Position, witness: &mut impl Witness) {
    at.phase = Phase::Turn;
    at.turn = at.order.after(at.turn);
    passed(at, witness);
}

#[inline]
fn passed(at: &Position, witness: &mut impl Witness) {
    witness.saw(|| Effect::Passed {
        to: at.player().seat(),
    });
}

/// The game is over. (Section 7)
pub(super) fn finish(at: &mut Position, outcome: Outcome, witness: &mut impl Witness) {
    at.phase = Phase::Over(outcome);
    at.turn = 0;
    at.bans = Bans::NONE;
    witness.saw(|| Effect::Ended {
        verdict: verdict(outcome),
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
