//! Turn of the dragon. (Sections 5.2 and 6.2)

use super::board::{MEALS, TOWERS};
use super::position::{Outcome, Phase, Position};
use super::seats::{Faction, Player};
use super::{rules, scene};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::events;
use crate::kernel::event::{EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Seat;

const SEAT: Seat = Player::Dragon.seat();

/// Lands the dragon on the board.
pub(super) fn land(at: &mut Position, cell: Cell, sink: &mut impl EventSink) {
    at.dragon = Cells::one(cell);
    at.phase = Phase::Turn;
    events::dragon_moved(Spot::In(SEAT, Tray::Hand), cell, MoveStyle::Place, sink);
    rules::passed(at, SEAT, sink);
}

/// Moves the dragon a step and ends its turn.
#[inline]
pub(super) fn step(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    at.dragon = Cells::one(to);
    events::dragon_moved(from.spot(), to, MoveStyle::Walk, sink);
    end_turn(at, sink);
}

/// Makes the dragon jump over a knight or a tower; the chain may continue.
#[inline]
pub(super) fn jump(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    let mut chain = rules::chain(at);
    let over = from.between(to);
    at.dragon = Cells::one(to);
    events::dragon_moved(from.spot(), to, MoveStyle::Jump, sink);
    let faction = at.faction(over);
    if TOWERS.has(over) {
        chain.jumped.add(over);
        if let Some(faction) = faction {
            eject(at, faction, over, from, sink);
        }
    } else if let Some(faction) = faction {
        chain.eaten = chain.eaten.saturating_add(1);
        eat(at, faction, over, sink);
    }
    at.phase = Phase::Jumps(chain);
    if at.eaten >= MEALS {
        rules::finish(at, Outcome::Won(Player::Dragon), sink);
    } else if !at.view().can_jump(chain) {
        end_turn(at, sink);
    }
}

/// Removes an eaten knight outside the towers. (Section 6.2)
#[inline]
fn eat(at: &mut Position, faction: Faction, over: Cell, sink: &mut impl EventSink) {
    let piece = scene::knight(at, faction, None, over.spot());
    at.knights[faction as usize].remove(over);
    at.bans.lift(Cells::one(over));
    at.eaten += 1;
    events::knight_eaten(over, SEAT, || piece, sink);
}

/// Throws the knight of a jumped tower onto the cell that the dragon left. (Section 6.2)
fn eject(at: &mut Position, faction: Faction, over: Cell, onto: Cell, sink: &mut impl EventSink) {
    let own = &mut at.knights[faction as usize];
    own.remove(over);
    own.add(onto);
    at.bans.add(TOWERS, onto, over);
    events::knight_thrown(over, onto, sink);
}

/// Skips the turn of a dragon that cannot act.
pub(super) fn pass(at: &mut Position, sink: &mut impl EventSink) {
    events::dragon_stuck(SEAT, sink);
    end_turn(at, sink);
}

/// Ends the dragon's turn: the calm counter grows unless it ate. (Section 6.2)
#[inline]
pub(super) fn end_turn(at: &mut Position, sink: &mut impl EventSink) {
    at.calm = rules::chain(at).calm_after(at.calm);
    if at.limit > 0 && at.calm >= at.limit {
        rules::finish(at, Outcome::Drawn, sink);
    } else {
        rules::next_seat(at, sink);
    }
}
