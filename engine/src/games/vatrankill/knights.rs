//! Turn of the knights. (Sections 5.2, 6.2 and 6.4)

use alloc::vec::Vec;

use super::board::CAMP;
use super::position::{Outcome, Phase, Position, Round, Side};
use super::{rounds, rules, scene};
use crate::games::patrakill::action::{Action, ActionKind};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::{events, pieces};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};

/// Cells to which a knight may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    /// By a step, out of a tower or through a secret passage (`-`).
    pub(super) alone: Cells,
    /// Together with its moving tower (`=`).
    pub(super) carrying: Cells,
}

impl Reach {
    /// No cells.
    pub(super) const NONE: Self = Self {
        alone: Cells::NONE,
        carrying: Cells::NONE,
    };
}

/// Returns the cells to which the knight on a cell may go.
#[inline]
pub(super) fn reach(at: &Position, from: Cell) -> Reach {
    let empty = at.empty();
    let free = at.free_towers();
    let open = empty | free;
    let here = Cells::one(from);
    let across = here.gone(Way::West) | here.gone(Way::East);
    let (north, south) = (here.gone(Way::North), here.gone(Way::South));
    let mut carrying = Cells::NONE;
    let alone = if at.outward.has(from) {
        match at.round {
            Round::Second if at.towers.has(from) => (across | north | south) & open | free,
            Round::First | Round::Second => (across | north) & open,
        }
    } else if at.moving.has(from) {
        carrying = (across | south) & empty;
        (across | north | south) & open
    } else {
        (across | south) & open
    };
    let alone = if at.bans.is_empty() {
        alone
    } else {
        alone & !at.bans.towers(at.towers, from)
    };
    Reach { alone, carrying }
}

/// Appends the knights' actions, sorted. (Section 5.2)
#[inline]
pub(super) fn actions(at: &Position, out: &mut Vec<Action>) {
    let before = out.len();
    for from in at.knights() {
        let reach = reach(at, from);
        out.extend(reach.alone.into_iter().map(|to| Action::step(from, to)));
        out.extend(reach.carrying.into_iter().map(|to| Action::carry(from, to)));
    }
    if out.len() == before {
        out.push(Action::PASS);
    }
}

/// Checks that no knight can move. (Reading 21)
pub(super) fn are_stuck(at: &Position) -> bool {
    let mut knights = at.knights().into_iter();
    knights.all(|knight| reach(at, knight) == Reach::NONE)
}

/// Applies a legal action of the knights.
#[inline]
pub(super) fn apply(at: &mut Position, action: Action, sink: &mut impl EventSink) {
    let reached = match action.kind() {
        ActionKind::Step(from, to) => {
            walk(at, from, to, sink);
            Some(to)
        }
        ActionKind::Carry(from, to) => {
            carry(at, from, to, sink);
            None
        }
        ActionKind::Land(_)
        | ActionKind::Leap(..)
        | ActionKind::Meal(..)
        | ActionKind::Pass
        | ActionKind::Stop => {
            events::knights_stuck(Side::Knights.seat(), sink);
            None
        }
    };
    match at.round {
        Round::First => {
            if rules::towers_are_tried(at) {
                rounds::begin_second(at, sink);
                return;
            }
        }
        Round::Second => {
            at.bans = Bans::NONE;
            if reached.is_some_and(|cell| is_trap(at, cell)) || at.view().is_stuck() {
                events::dragon_trapped(sink);
                rules::finish(at, Outcome::Won(Side::Knights), sink);
                return;
            }
        }
    }
    rules::hand_over(at, Phase::Dragon, sink);
}

/// Moves a knight alone: it may leave a tower, turn round, or receive a tower. (Sections 6.2 and 6.4)
#[inline]
fn walk(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    let was_outward = at.outward.has(from);
    if at.moving.has(from) {
        at.moving.remove(from);
        at.towers.add(from);
        at.calm = 0;
        sink.emit(|| Event::Became {
            kind: scene::MOVING_TOWER,
            at: from.spot(),
            piece: scene::placed_tower(from.spot()),
        });
    }
    at.outward.remove(from);
    at.homeward.remove(from);
    events::knight_moved(from, to, sink);
    if was_outward && at.giving().has(to) {
        at.moving.add(to);
        at.supply -= 1;
        at.calm = 0;
        sink.emit(|| Event::Moved {
            kind: pieces::STONE_TOWER,
            from: Spot::In(Side::Knights.seat(), Tray::Hand),
            to: to.spot(),
            style: MoveStyle::Place,
        });
        sink.emit(|| Event::Became {
            kind: pieces::STONE_TOWER,
            at: to.spot(),
            piece: scene::moving_tower(to.spot()),
        });
        turn_round(to, Way::South, sink);
    } else if was_outward {
        at.outward.add(to);
    } else if CAMP.has(to) {
        at.outward.add(to);
        turn_round(to, Way::North, sink);
    } else {
        at.homeward.add(to);
    }
}

/// Moves a knight with its tower.
fn carry(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    at.moving.remove(from);
    at.moving.add(to);
    sink.emit(|| Event::Moved {
        kind: scene::MOVING_TOWER,
        from: from.spot(),
        to: to.spot(),
        style: MoveStyle::Along,
    });
    events::knight_moved(from, to, sink);
}

fn turn_round(cell: Cell, front: Way, sink: &mut impl EventSink) {
    sink.emit(|| Event::Became {
        kind: pieces::KNIGHT,
        at: cell.spot(),
        piece: scene::knight(Some(front), cell.spot()),
    });
}

/// Checks whether the knight that has just reached a cell closes a pincer around the dragon. (Section 6.4)
pub(super) fn is_trap(at: &Position, reached: Cell) -> bool {
    let Some(across) = at.view().pincer(reached) else {
        return false;
    };
    let has_tower = at.towers.has(reached) || at.towers.has(across);
    at.outward.has(across) && has_tower
}
