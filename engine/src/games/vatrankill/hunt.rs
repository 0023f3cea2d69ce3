//! Turn of the dragon. (Sections 5.3, 6.3 and 6.6)

use super::board::MEALS;
use super::position::{Outcome, Phase, Position, Round, Side};
use super::{rounds, rules, scene};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::dragon::Chain;
use crate::games::patrakill::events;
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Seat;

const SEAT: Seat = Side::Dragon.seat();

/// Lands the dragon on the board. (Section 6.1)
pub(super) fn land(at: &mut Position, cell: Cell, sink: &mut impl EventSink) {
    at.dragon = Cells::one(cell);
    let hand = Spot::In(SEAT, Tray::Hand);
    events::dragon_moved(hand, cell, MoveStyle::Place, sink);
    rules::hand_over(at, Phase::Knights, sink);
}

/// Moves the dragon a step and ends its turn.
#[inline]
pub(super) fn step(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    at.dragon = Cells::one(to);
    events::dragon_moved(from.spot(), to, MoveStyle::Walk, sink);
    end_turn(at, sink);
}

/// Makes the dragon jump over a piece; the chain may continue.
#[inline]
pub(super) fn jump(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    let mut chain = rules::chain(at);
    let over = from.between(to);
    if (at.towers | at.broken | at.moving).has(over) {
        chain.jumped.add(over);
    }
    at.dragon = Cells::one(to);
    events::dragon_moved(from.spot(), to, MoveStyle::Jump, sink);
    if at.knights().has(over) {
        match at.round {
            Round::Second if at.towers.has(over) => eject(at, over, from, sink),
            Round::First | Round::Second => eat(at, over, &mut chain, sink),
        }
    }
    at.phase = Phase::Jumps(chain);
    let has_eaten_enough = at.eaten >= MEALS;
    match at.round {
        Round::First if has_eaten_enough || rules::towers_are_tried(at) => {
            rounds::begin_second(at, sink);
        }
        Round::Second if has_eaten_enough => {
            rules::finish(at, Outcome::Won(Side::Dragon), sink);
        }
        Round::First | Round::Second if !at.view().can_jump(chain) => end_turn(at, sink),
        Round::First | Round::Second => {}
    }
}

/// Removes an eaten knight; its moving tower breaks, its placed tower stays. (Section 6.3)
#[inline]
fn eat(at: &mut Position, over: Cell, chain: &mut Chain, sink: &mut impl EventSink) {
    at.eaten += 1;
    chain.eaten = chain.eaten.saturating_add(1);
    let eaten = || scene::knight(None, over.spot());
    events::knight_eaten(over, SEAT, eaten, sink);
    if at.moving.has(over) {
        at.moving.remove(over);
        at.broken.add(over);
        sink.emit(|| Event::Became {
            kind: scene::MOVING_TOWER,
            at: over.spot(),
            piece: scene::broken_tower(over.spot()),
        });
    }
    at.outward.remove(over);
    at.homeward.remove(over);
    at.bans.lift(Cells::one(over));
}

/// Throws the knight of a jumped tower onto the cell that the dragon left. (Section 6.3)
fn eject(at: &mut Position, over: Cell, onto: Cell, sink: &mut impl EventSink) {
    at.outward.remove(over);
    at.outward.add(onto);
    at.bans.add(at.towers, onto, over);
    events::knight_thrown(over, onto, sink);
}

/// Skips the turn of a dragon that cannot act. (Reading 20)
pub(super) fn pass(at: &mut Position, sink: &mut impl EventSink) {
    events::dragon_stuck(SEAT, sink);
    end_turn(at, sink);
}

/// Ends the dragon's turn: the calm counter grows unless it ate. (Sections 6.3 and 6.6)
#[inline]
pub(super) fn end_turn(at: &mut Position, sink: &mut impl EventSink) {
    at.calm = rules::chain(at).calm_after(at.calm);
    if at.limit == 0 || at.calm < at.limit {
        rules::hand_over(at, Phase::Knights, sink);
        return;
    }
    match at.round {
        Round::First => rounds::begin_second(at, sink),
        Round::Second => rules::finish(at, Outcome::Drawn, sink),
    }
}
