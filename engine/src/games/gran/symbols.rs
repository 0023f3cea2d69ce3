//! Applies the symbol of the point on which the mover stopped: cities, duels, stones. (Section 6.3)

use super::apply::{changed, counted, end};
use super::board::{Kind, Point};
use super::knight::AMULETS;
use super::position::{FULL_PILE, Phase, Position};
use super::{rules, scene, stones, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Seat;

/// Resolves the point on which the mover stopped. (Section 6.3)
#[inline]
pub(super) fn resolve(at: &mut Position, here: Point, sink: &mut impl EventSink) {
    match here.kind() {
        Kind::Black | Kind::Exile | Kind::Ball => end(at, sink),
        Kind::Dragon => {
            at.phase = Phase::Card;
            let place = Spot::On(here.place());
            sink.emit(|| Event::Challenged {
                from: place,
                to: place,
            });
        }
        Kind::Magic => {
            if at.supply() == 0 || stones::places(at).is_empty() {
                end(at, sink);
                return;
            }
            at.phase = Phase::Put;
            sink.emit(|| Event::Appeared {
                piece: scene::stone_piece(Spot::In(at.seat, Tray::Hand)),
            });
            sink.emit(|| Event::Counted {
                seat: None,
                kind: scene::STONE,
                by: -1,
            });
        }
        Kind::Sword => {
            if stones::movable(at).is_empty() {
                end(at, sink);
            } else {
                at.phase = Phase::Choose;
            }
        }
        Kind::City => enter_city(at, here, sink),
    }
}

fn enter_city(at: &mut Position, here: Point, sink: &mut impl EventSink) {
    let (seat, goal) = (at.seat, at.goal);
    let bears = at.bears(seat);
    let knight = at.mover_mut();
    let gained = (AMULETS - knight.amulets).min(if bears { 2 } else { 1 });
    knight.amulets += gained;
    let mut wins = false;
    let mut new_seal = None;
    if bears && let Some(kingdom) = here.kingdom() {
        if !knight.seals.has(kingdom) {
            knight.seals.add(kingdom);
            new_seal = Some(kingdom);
        }
        wins = knight.seals.count() >= goal;
        at.phase = if wins { Phase::Over } else { Phase::Lay };
    }
    if let Some(kingdom) = new_seal {
        let seal = |spot| scene::seal_piece(seat, kingdom, spot);
        let (from, to) = (Spot::On(here.place()), Spot::In(seat, Tray::Shelf));
        sink.emit(|| Event::Appeared { piece: seal(from) });
        sink.emit(|| Event::Moved {
            kind: kingdom.seal(),
            from,
            to,
            style: MoveStyle::Fly,
        });
        counted(seat, kingdom.seal(), 1, sink);
    }
    if gained > 0 || bears && !wins {
        changed(at, seat, sink);
    }
    if gained > 0 {
        counted(seat, scene::AMULET, i16::from(gained), sink);
    }
    if wins {
        let verdict = rules::verdict(at);
        sink.emit(|| Event::Ended { verdict });
    } else if bears {
        ring_lifted(seat, sink);
    } else {
        end(at, sink);
    }
}

/// Emits the ring in the hand of the mover, which must lay it elsewhere.
fn ring_lifted(seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Appeared {
        piece: scene::ring_piece(Spot::In(seat, Tray::Hand)),
    });
}

/// Removes the card from the pile; after the last one all cards form a new pile. (Section 6.3)
pub(super) fn turn_card(at: &mut Position, strength: u8, sink: &mut impl EventSink) {
    at.pile[strength as usize] -= 1;
    at.phase = Phase::Die { strength };
    sink.emit(|| Event::Turned { number: strength });
    sink.emit(|| Event::Counted {
        seat: None,
        kind: scene::INFO,
        by: -1,
    });
    if at.cards() == 0 {
        at.pile = FULL_PILE;
        sink.emit(|| Event::Told {
            phrase: &words::NEW_PILE,
        });
        sink.emit(|| Event::Counted {
            seat: None,
            kind: scene::INFO,
            by: i16::from(FULL_PILE.iter().sum::<u8>()),
        });
    }
}

/// Settles the duel by the die. (Section 6.3)
pub(super) fn throw(at: &mut Position, face: u8, sink: &mut impl EventSink) {
    let Phase::Die { strength } = at.phase else {
        return;
    };
    let seat = at.seat;
    sink.emit(|| Event::Rolled {
        seat,
        face,
        bonus: 0,
    });
    let winner = (face >= strength).then_some(seat);
    sink.emit(|| Event::Beaten { winner });
    if winner.is_some() {
        at.phase = Phase::Bonus;
        return;
    }
    let bears = at.bears(seat);
    at.phase = if bears { Phase::Lay } else { Phase::First };
    let knight = at.mover_mut();
    knight.amulets -= 1;
    knight.shackled = true;
    changed(at, seat, sink);
    counted(seat, scene::AMULET, -1, sink);
    if bears {
        ring_lifted(seat, sink);
    } else {
        end(at, sink);
    }
}
