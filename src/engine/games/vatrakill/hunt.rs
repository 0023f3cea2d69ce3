//! The dragon's turn. (Sections 5.2 and 6.2)

use super::board::{MEALS, TOWERS};
use super::position::{Outcome, Phase, Position};
use super::rules;
use super::seats::Player;
use crate::games::patrakill::board::{Cell, Cells};
use crate::kernel::effect::Witness;

/// The dragon makes a step; its turn ends.
#[inline]
pub(super) fn step(at: &mut Position, to: Cell, witness: &mut impl Witness) {
    at.dragon = Cells::one(to);
    end_turn(at, witness);
}

/// The dragon jumps over a knight or a tower; its move may go on.
#[inline]
pub(super) fn jump(at: &mut Position, from: Cell, to: Cell, witness: &mut impl Witness) {
    let mut chain = rules::chain(at);
    let over = from.between(to);
    at.dragon = Cells::one(to);
    let faction = at.faction(over);
    if TOWERS.has(over) {
        chain.jumped.add(over);
        if let Some(faction) = faction {
            let own = &mut at.knights[faction as usize];
            own.remove(over);
            own.add(from);
            at.bans.add(TOWERS, from, over);
        }
    } else if let Some(faction) = faction {
        at.knights[faction as usize].remove(over);
        at.bans.lift(Cells::one(over));
        at.eaten += 1;
        chain.eaten = chain.eaten.saturating_add(1);
    }
    at.phase = Phase::Jumps(chain);
    if at.eaten >= MEALS {
        rules::finish(at, Outcome::Won(Player::Dragon), witness);
    } else if !at.view().can_jump(chain) {
        end_turn(at, witness);
    }
}

/// The dragon's turn ends: the calm counter grows unless it ate. (Section 6.2)
#[inline]
pub(super) fn end_turn(at: &mut Position, witness: &mut impl Witness) {
    at.calm = match rules::chain(at).eaten {
        0 => at.calm.saturating_add(1),
        _ => 0,
    };
    if at.limit > 0 && at.calm >= at.limit {
        rules::finish(at, Outcome::Drawn, witness);
    } else {
        rules::next_seat(at, witness);
    }
}
