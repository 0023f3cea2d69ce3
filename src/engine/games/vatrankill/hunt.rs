//! The dragon's turn. (Sections 5.3, 6.3 and 6.6)

use super::board::MEALS;
use super::position::{Outcome, Phase, Position, Round, Side};
use super::rules;
use crate::games::patrakill::board::{Cell, Cells};
use crate::games::patrakill::dragon::Chain;
use crate::kernel::effect::Witness;

/// The dragon makes a step; its turn ends.
#[inline]
pub(super) fn step(at: &mut Position, to: Cell, witness: &mut impl Witness) {
    at.dragon = Cells::one(to);
    end_turn(at, witness);
}

/// The dragon jumps over a piece; its move may go on.
#[inline]
pub(super) fn jump(at: &mut Position, from: Cell, to: Cell, witness: &mut impl Witness) {
    let mut chain = rules::chain(at);
    let over = from.between(to);
    if (at.towers | at.broken | at.moving).has(over) {
        chain.jumped.add(over);
    }
    at.dragon = Cells::one(to);
    if at.knights().has(over) {
        match at.round {
            Round::Second if at.towers.has(over) => eject(at, over, from),
            Round::First | Round::Second => eat(at, over, &mut chain),
        }
    }
    at.phase = Phase::Jumps(chain);
    let has_eaten_enough = at.eaten >= MEALS;
    match at.round {
        Round::First if has_eaten_enough || rules::towers_are_tried(at) => {
            rules::begin_round_2(at, witness);
        }
        Round::Second if has_eaten_enough => {
            rules::finish(at, Outcome::Won(Side::Dragon), witness);
        }
        Round::First | Round::Second if !at.view().can_jump(chain) => end_turn(at, witness),
        Round::First | Round::Second => {}
    }
}

/// A knight is eaten; its moving tower breaks, its placed tower stays. (Section 6.3)
#[inline]
fn eat(at: &mut Position, over: Cell, chain: &mut Chain) {
    at.eaten += 1;
    chain.eaten = chain.eaten.saturating_add(1);
    if at.moving.has(over) {
        at.moving.remove(over);
        at.broken.add(over);
    }
    at.outward.remove(over);
    at.homeward.remove(over);
    at.bans.lift(Cells::one(over));
}

/// The knight of a jumped tower is thrown onto the cell that the dragon has left. (Section 6.3)
fn eject(at: &mut Position, over: Cell, onto: Cell) {
    at.outward.remove(over);
    at.outward.add(onto);
    at.bans.add(at.towers, onto, over);
}

/// The dragon's turn ends: the calm counter grows unless it ate. (Sections 6.3 and 6.6)
#[inline]
pub(super) fn end_turn(at: &mut Position, witness: &mut impl Witness) {
    at.calm = match rules::chain(at).eaten {
        0 => at.calm.saturating_add(1),
        _ => 0,
    };
    if at.limit == 0 || at.calm < at.limit {
        rules::hand_over(at, Phase::Knights, witness);
        return;
    }
    match at.round {
        Round::First => rules::begin_round_2(at, witness),
        Round::Second => rules::finish(at, Outcome::Drawn, witness),
    }
}
