//! What a step does, and what is seen of it. Where it ends is in `symbols.rs`. (Section 6)

use super::action::{Action, Deed, Roll};
use super::board::{Kind, Point};
use super::position::{Phase, Position, Ring};
use super::scene::{knight_piece, spot};
use super::symbols::{resolve, throw, turn_card};
use super::{rules, scene, words};
use crate::kernel::effect::{Effect, Gait, Witness};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::{Seat, Step};

/// Takes a step known to be legal. (Section 6)
#[inline]
pub fn advance(at: &mut Position, step: Step<Action, Roll>, witness: &mut impl Witness) {
    match step {
        Step::Act(action) => match action.deed() {
            Deed::Point(point) => name_point(at, point, witness),
            Deed::Stop => stop(at, spot(at, at.seat), Gait::Walk, witness),
            Deed::Free => free(at, witness),
            Deed::Stay => end(at, witness),
            Deed::Pass => {
                let seat = at.seat;
                let phrase = &words::IS_BLOCKED;
                witness.saw(|| Effect::Skipped { seat, phrase });
                end(at, witness);
            }
        },
        Step::Roll(Roll::Card(strength)) => turn_card(at, strength, witness),
        Step::Roll(Roll::Die(face)) => throw(at, face, witness),
    }
}

#[inline]
fn name_point(at: &mut Position, point: Point, witness: &mut impl Witness) {
    match at.phase {
        Phase::First | Phase::Bonus => first_step(at, point, witness),
        Phase::Second { .. } | Phase::BonusSecond { .. } => {
            let (before, gait) = (spot(at, at.seat), leaving(at));
            at.mover_mut().at = Some(point);
            stop(at, before, gait, witness);
        }
        Phase::Exile { victim } => exile(at, victim, point, witness),
        Phase::Choose => {
            let (kind, seat) = (scene::STONE, at.seat);
            at.stones = at.stones.without(point);
            at.phase = Phase::Shift { from: point };
            witness.saw(|| Effect::Moved {
                kind,
                from: Spot::On(point.place()),
                to: Spot::In(seat, Tray::Hand),
                gait: Gait::Fly,
            });
        }
        Phase::Put | Phase::Shift { .. } => {
            at.stones = at.stones.with(point);
            place(at, scene::STONE, point, witness);
            end(at, witness);
        }
        Phase::Lay => {
            at.ring = Ring::On(point);
            place(at, scene::RING, point, witness);
            end(at, witness);
        }
        Phase::Card | Phase::Die { .. } | Phase::Shackled | Phase::Over => {}
    }
}

/// The thing in the hand of the mover is put on a point.
fn place(at: &Position, kind: &'static str, point: Point, witness: &mut impl Witness) {
    witness.saw(|| Effect::Moved {
        kind,
        from: Spot::In(at.seat, Tray::Hand),
        to: Spot::On(point.place()),
        gait: Gait::Place,
    });
}

/// How the mover leaves the first point of its move: over what lies there it jumps.
fn leaving(at: &Position) -> Gait {
    let here = at.origin();
    let is_over = at.stones.has(here) || here.kind() == Kind::Dragon || at.others().has(here);
    if is_over { Gait::Jump } else { Gait::Walk }
}

/// A step to the first point; the move goes on from there if a second point is legal. (Section 6.1)
#[inline]
fn first_step(at: &mut Position, point: Point, witness: &mut impl Witness) {
    let (from, before) = (at.origin(), spot(at, at.seat));
    let gait = if at.mover().at.is_none() {
        Gait::Place
    } else {
        Gait::Walk
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
        stop(at, before, gait, witness);
        return;
    }
    at.phase = if bonus {
        Phase::BonusSecond { from }
    } else {
        Phase::Second { from }
    };
    travel(at, before, gait, witness);
    if finds_ring {
        ring_taken(at, point, witness);
    }
}

/// The mover is seen to come from `before` to where it is now. Lifted over another knight it jumps.
#[inline]
fn travel(at: &Position, before: Spot, gait: Gait, witness: &mut impl Witness) {
    let to = spot(at, at.seat);
    let gait = match (before, to) {
        (Spot::On(_), Spot::On(_)) => gait,
        _ if gait == Gait::Place => gait,
        _ => Gait::Jump,
    };
    witness.saw(|| Effect::Moved {
        kind: scene::KNIGHT,
        from: before,
        to,
        gait,
    });
}

fn ring_taken(at: &Position, point: Point, witness: &mut impl Witness) {
    witness.saw(|| Effect::Removed {
        kind: scene::RING,
        at: Spot::On(point.place()),
    });
    changed(at, at.seat, witness);
}

/// A knight is seen to have got or lost something.
pub(super) fn changed(at: &Position, seat: Seat, witness: &mut impl Witness) {
    witness.saw(|| Effect::Became {
        kind: scene::KNIGHT,
        at: spot(at, seat),
        piece: knight_piece(at, seat),
    });
}

pub(super) fn counted(seat: Seat, kind: &'static str, by: i16, witness: &mut impl Witness) {
    witness.saw(|| Effect::Counted {
        seat: Some(seat),
        kind,
        by,
    });
}

/// The move ends on the point where the mover is. (Section 6.2)
#[inline]
fn stop(at: &mut Position, before: Spot, gait: Gait, witness: &mut impl Witness) {
    let here = at.origin();
    if at.others().has(here)
        && let Some(victim) = at.other_on(here)
    {
        attack(at, victim, before, gait, witness);
        return;
    }
    at.phase = Phase::First;
    if before != Spot::On(here.place()) {
        travel(at, before, gait, witness);
    }
    if at.ring == Ring::On(here) {
        at.ring = Ring::Borne(at.seat);
        ring_taken(at, here, witness);
    }
    resolve(at, here, witness);
}

fn attack(at: &mut Position, victim: Seat, before: Spot, gait: Gait, witness: &mut impl Witness) {
    let here = Spot::On(at.origin().place());
    at.mover_mut().amulets -= 1;
    let conquers = at.bears(victim);
    if conquers {
        at.ring = Ring::Borne(at.seat);
    }
    at.phase = Phase::Exile { victim };
    // The victim is lifted before the attacker comes: never do two knights share a spot.
    witness.saw(|| Effect::Moved {
        kind: scene::KNIGHT,
        from: here,
        to: spot(at, victim),
        gait: Gait::Push,
    });
    if conquers {
        changed(at, victim, witness);
    }
    if before != here {
        travel(at, before, gait, witness);
    }
    changed(at, at.seat, witness);
    counted(at.seat, scene::AMULET, -1, witness);
}

/// The victim goes to a white point, then the symbol beneath the attacker works. (Sections 6.2 and 6.3)
fn exile(at: &mut Position, victim: Seat, point: Point, witness: &mut impl Witness) {
    let (before, here) = (spot(at, victim), at.origin());
    let knight = &mut at.knights[victim.0 as usize];
    let was_shackled = knight.shackled;
    knight.at = Some(point);
    knight.shackled = false;
    at.phase = Phase::First;
    witness.saw(|| Effect::Moved {
        kind: scene::KNIGHT,
        from: before,
        to: Spot::On(point.place()),
        gait: Gait::Passage,
    });
    if was_shackled {
        changed(at, victim, witness);
    }
    resolve(at, here, witness);
}

/// The shackle is taken off, and that was the turn. (Section 6.4)
fn free(at: &mut Position, witness: &mut impl Witness) {
    at.mover_mut().shackled = false;
    changed(at, at.seat, witness);
    end(at, witness);
}

/// The turn goes to the next seat. (Section 4)
#[inline]
pub(super) fn end(at: &mut Position, witness: &mut impl Witness) {
    let next = at.seat.0 + 1;
    at.seat = Seat(if next < at.players { next } else { 0 });
    at.phase = if at.mover().shackled {
        Phase::Shackled
    } else {
        Phase::First
    };
    let to = at.seat;
    witness.saw(|| Effect::Passed { to });
}
