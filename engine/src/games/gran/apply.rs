//! Applies steps and emits their events. Cities, duels and stones are in `symbols.rs`. (Section 6)

use super::action::{Action, ActionKind, Roll};
use super::board::{Kind, Point};
use super::position::{Phase, Position, Ring};
use super::scene::{knight_piece, spot};
use super::symbols::{resolve, throw, turn_card};
use super::{rules, scene, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::{Seat, Step};

/// Applies a legal step. (Section 6)
#[inline]
pub fn apply(at: &mut Position, step: Step<Action, Roll>, sink: &mut impl EventSink) {
    match step {
        Step::Act(action) => match action.kind() {
            ActionKind::Point(point) => name_point(at, point, sink),
            ActionKind::Stop => stop(at, spot(at, at.seat), MoveStyle::Walk, sink),
            ActionKind::Free => free(at, sink),
            ActionKind::Stay => end(at, sink),
            ActionKind::Pass => {
                let seat = at.seat;
                let phrase = &words::IS_BLOCKED;
                sink.emit(|| Event::Skipped { seat, phrase });
                end(at, sink);
            }
        },
        Step::Roll(Roll::Card(strength)) => turn_card(at, strength, sink),
        Step::Roll(Roll::Die(face)) => throw(at, face, sink),
    }
}

#[inline]
fn name_point(at: &mut Position, point: Point, sink: &mut impl EventSink) {
    match at.phase {
        Phase::First | Phase::Bonus => first_step(at, point, sink),
        Phase::Second { .. } | Phase::BonusSecond { .. } => {
            let (before, style) = (spot(at, at.seat), leaving(at));
            at.mover_mut().at = Some(point);
            stop(at, before, style, sink);
        }
        Phase::Exile { victim } => exile(at, victim, point, sink),
        Phase::Choose => {
            let (kind, seat) = (scene::STONE, at.seat);
            at.stones = at.stones.without(point);
            at.phase = Phase::Shift { from: point };
            sink.emit(|| Event::Moved {
                kind,
                from: Spot::On(point.place()),
                to: Spot::In(seat, Tray::Hand),
                style: MoveStyle::Fly,
            });
        }
        Phase::Put | Phase::Shift { .. } => {
            at.stones = at.stones.with(point);
            place(at, scene::STONE, point, sink);
            end(at, sink);
        }
        Phase::Lay => {
            at.ring = Ring::On(point);
            place(at, scene::RING, point, sink);
            end(at, sink);
        }
        Phase::Card | Phase::Die { .. } | Phase::Shackled | Phase::Over => {}
    }
}

/// Emits the placement of the mover's item on a point.
fn place(at: &Position, kind: &'static str, point: Point, sink: &mut impl EventSink) {
    sink.emit(|| Event::Moved {
        kind,
        from: Spot::In(at.seat, Tray::Hand),
        to: Spot::On(point.place()),
        style: MoveStyle::Place,
    });
}

/// Returns the move style from the first point of a move: a jump if something lies there.
fn leaving(at: &Position) -> MoveStyle {
    let here = at.origin();
    let is_over = at.stones.has(here) || here.kind() == Kind::Dragon || at.others().has(here);
    if is_over {
        MoveStyle::Jump
    } else {
        MoveStyle::Walk
    }
}

/// Moves to the first point; the move continues if a second point is legal. (Section 6.1)
#[inline]
fn first_step(at: &mut Position, point: Point, sink: &mut impl EventSink) {
    let (from, before) = (at.origin(), spot(at, at.seat));
    let style = if at.mover().at.is_none() {
        MoveStyle::Place
    } else {
        MoveStyle::Walk
    };
    let bonus = at.phase == Phase::Bonus;
    at.mover_mut().at = Some(point);
    let finds_ring = at.ring == Ring::On(point);
    if finds_ring {
        at.ring = Ring::Borne(at.seat);
    }
    let reach = rules::reach(at);
    if !reach.pass.has(point) || rules::seconds(reach, from, point).is_empty() {
        if finds_ring {
            at.ring = Ring::On(point);
        }
        stop(at, before, style, sink);
        return;
    }
    at.phase = if bonus {
        Phase::BonusSecond { from }
    } else {
        Phase::Second { from }
    };
    travel(at, before, style, sink);
    if finds_ring {
        ring_taken(at, point, sink);
    }
}

/// Emits the mover's travel from `before` to its current spot. It jumps when lifted over another knight.
#[inline]
fn travel(at: &Position, before: Spot, style: MoveStyle, sink: &mut impl EventSink) {
    let to = spot(at, at.seat);
    let style = match (before, to) {
        (Spot::On(_), Spot::On(_)) => style,
        _ if style == MoveStyle::Place => style,
        _ => MoveStyle::Jump,
    };
    sink.emit(|| Event::Moved {
        kind: scene::KNIGHT,
        from: before,
        to,
        style,
    });
}

fn ring_taken(at: &Position, point: Point, sink: &mut impl EventSink) {
    sink.emit(|| Event::Removed {
        kind: scene::RING,
        at: Spot::On(point.place()),
    });
    changed(at, at.seat, sink);
}

/// Emits a changed appearance of a knight.
pub(super) fn changed(at: &Position, seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Became {
        kind: scene::KNIGHT,
        at: spot(at, seat),
        piece: knight_piece(at, seat),
    });
}

pub(super) fn counted(seat: Seat, kind: &'static str, by: i16, sink: &mut impl EventSink) {
    sink.emit(|| Event::Counted {
        seat: Some(seat),
        kind,
        by,
    });
}

/// Ends the move on the mover's current point. (Section 6.2)
#[inline]
fn stop(at: &mut Position, before: Spot, style: MoveStyle, sink: &mut impl EventSink) {
    let here = at.origin();
    if at.others().has(here)
        && let Some(victim) = at.other_on(here)
    {
        attack(at, victim, before, style, sink);
        return;
    }
    at.phase = Phase::First;
    if before != Spot::On(here.place()) {
        travel(at, before, style, sink);
    }
    if at.ring == Ring::On(here) {
        at.ring = Ring::Borne(at.seat);
        ring_taken(at, here, sink);
    }
    resolve(at, here, sink);
}

fn attack(
    at: &mut Position,
    victim: Seat,
    before: Spot,
    style: MoveStyle,
    sink: &mut impl EventSink,
) {
    let here = Spot::On(at.origin().place());
    at.mover_mut().amulets -= 1;
    let conquers = at.bears(victim);
    if conquers {
        at.ring = Ring::Borne(at.seat);
    }
    at.phase = Phase::Exile { victim };
    // The victim is lifted before the attacker arrives, so that two knights never share a spot.
    sink.emit(|| Event::Moved {
        kind: scene::KNIGHT,
        from: here,
        to: spot(at, victim),
        style: MoveStyle::Push,
    });
    if conquers {
        changed(at, victim, sink);
    }
    if before != here {
        travel(at, before, style, sink);
    }
    changed(at, at.seat, sink);
    counted(at.seat, scene::AMULET, -1, sink);
}

/// Moves the victim to a white point, then resolves the symbol beneath the attacker. (Sections 6.2 and 6.3)
fn exile(at: &mut Position, victim: Seat, point: Point, sink: &mut impl EventSink) {
    let (before, here) = (spot(at, victim), at.origin());
    let knight = &mut at.knights[victim.0 as usize];
    let was_shackled = knight.shackled;
    knight.at = Some(point);
    knight.shackled = false;
    at.phase = Phase::First;
    sink.emit(|| Event::Moved {
        kind: scene::KNIGHT,
        from: before,
        to: Spot::On(point.place()),
        style: MoveStyle::Passage,
    });
    if was_shackled {
        changed(at, victim, sink);
    }
    resolve(at, here, sink);
}

/// Removes the shackle and ends the turn. (Section 6.4)
fn free(at: &mut Position, sink: &mut impl EventSink) {
    at.mover_mut().shackled = false;
    changed(at, at.seat, sink);
    end(at, sink);
}

/// Passes the turn to the next seat. (Section 4)
#[inline]
pub(super) fn end(at: &mut Position, sink: &mut impl EventSink) {
    let next = at.seat.0 + 1;
    at.seat = Seat(if next < at.players { next } else { 0 });
    at.phase = if at.mover().shackled {
        Phase::Shackled
    } else {
        Phase::First
    };
    let to = at.seat;
    sink.emit(|| Event::Passed { to });
}
