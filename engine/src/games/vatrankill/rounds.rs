//! Transition from the first round to the second. (Section 6.5)

use core::iter;

use super::board::CAMP;
use super::position::{Phase, Position, Round, Side};
use super::{rules, scene, words};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::pieces;
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};

/// Ends round 1 and sets up round 2.
pub(super) fn begin_second(at: &mut Position, sink: &mut impl EventSink) {
    let acting = rules::turn(at);
    sink.emit(|| Event::Round {
        number: 2,
        phrase: &words::SECOND_ROUND,
    });
    clear_away(at, sink);
    go_home(at, sink);
    *at = Position {
        round: Round::Second,
        phase: Phase::Landing,
        outward: CAMP & !at.broken,
        homeward: Cells::NONE,
        moving: Cells::NONE,
        dragon: Cells::NONE,
        supply: 0,
        eaten: 0,
        calm: 0,
        bans: Bans::NONE,
        ..*at
    };
    if acting != rules::turn(at) {
        rules::hand_over(at, Phase::Landing, sink);
    }
}

/// Emits the removal of the dragon and of all towers that are not placed.
fn clear_away(at: &Position, sink: &mut impl EventSink) {
    let hand = Spot::In(Side::Knights.seat(), Tray::Hand);
    let moving = at.moving.into_iter();
    let moving = moving.map(|cell| (scene::MOVING_TOWER, cell.spot()));
    let waiting = (0..at.supply).map(|_| (pieces::STONE_TOWER, hand));
    for (kind, at) in moving.chain(waiting) {
        sink.emit(|| Event::Removed { kind, at });
    }
    if let Some(cell) = at.dragon.first() {
        sink.emit(|| Event::Moved {
            kind: pieces::DRAGON,
            from: cell.spot(),
            to: Spot::In(Side::Dragon.seat(), Tray::Hand),
            style: MoveStyle::Return,
        });
    }
}

/// Emits the return of all knights to their camp; a knight whose place holds a broken tower goes to the bench.
fn go_home(at: &Position, sink: &mut impl EventSink) {
    let home = CAMP & !at.broken;
    let (shelf, bench) = (
        Spot::In(Side::Dragon.seat(), Tray::Shelf),
        Spot::In(Side::Knights.seat(), Tray::Bench),
    );
    let free = (home & !at.knights()).into_iter().map(Cell::spot);
    let away = (at.knights() & !home).into_iter().map(Cell::spot);
    let eaten = (0..at.eaten).map(|_| shelf);
    let travels = away.chain(eaten).zip(free.chain(iter::repeat(bench)));
    let mut became = |spot: Spot, front: Option<Way>| {
        sink.emit(|| Event::Became {
            kind: pieces::KNIGHT,
            at: spot,
            piece: scene::knight(front, spot),
        });
    };
    let facing = |spot: Spot| (spot != bench).then_some(Way::North);
    for cell in at.moving & home {
        became(cell.spot(), Some(Way::North));
    }
    for (from, to) in travels.clone() {
        if from != shelf {
            became(from, facing(to));
        }
    }
    let mut travelling = travels.clone().peekable();
    while let Some((from, to)) = travelling.next() {
        let is_last = travelling.peek().is_none();
        sink.emit(|| Event::Moved {
            kind: pieces::KNIGHT,
            from,
            to,
            style: if is_last {
                MoveStyle::Return
            } else {
                MoveStyle::Along
            },
        });
    }
    for (from, to) in travels {
        if from == shelf && to != bench {
            sink.emit(|| Event::Became {
                kind: pieces::KNIGHT,
                at: to,
                piece: scene::knight(Some(Way::North), to),
            });
        }
    }
}
