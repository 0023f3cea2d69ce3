//! Events of the steps that both games share.

use super::board::Cell;
use super::{pieces, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Piece, Spot, Tray};
use crate::kernel::step::Seat;

/// Emits a move of the dragon.
#[inline]
pub fn dragon_moved(from: Spot, to: Cell, style: MoveStyle, sink: &mut impl EventSink) {
    sink.emit(|| Event::Moved {
        kind: pieces::DRAGON,
        from,
        to: to.spot(),
        style,
    });
}

/// Emits a move of a knight to an adjacent cell, or through a passage.
#[inline]
pub fn knight_moved(from: Cell, to: Cell, sink: &mut impl EventSink) {
    let is_passage = !from.straight().has(to);
    if is_passage {
        sink.emit(|| Event::Told {
            phrase: &words::PASSAGE,
        });
    }
    sink.emit(|| Event::Moved {
        kind: pieces::KNIGHT,
        from: from.spot(),
        to: to.spot(),
        style: if is_passage {
            MoveStyle::Passage
        } else {
            MoveStyle::Walk
        },
    });
}

/// Emits the eating of a knight, which loses its heading and is counted.
#[inline]
pub fn knight_eaten(
    over: Cell,
    by: Seat,
    knight: impl FnOnce() -> Piece,
    sink: &mut impl EventSink,
) {
    sink.emit(|| Event::Became {
        kind: pieces::KNIGHT,
        at: over.spot(),
        piece: knight(),
    });
    sink.emit(|| Event::Moved {
        kind: pieces::KNIGHT,
        from: over.spot(),
        to: Spot::In(by, Tray::Shelf),
        style: MoveStyle::Fly,
    });
    sink.emit(|| Event::Counted {
        seat: None,
        kind: pieces::KNIGHT,
        by: 1,
    });
}

/// Emits the throw of a jumped tower's knight onto the cell that the dragon left.
pub fn knight_thrown(over: Cell, onto: Cell, sink: &mut impl EventSink) {
    sink.emit(|| Event::Moved {
        kind: pieces::KNIGHT,
        from: over.spot(),
        to: onto.spot(),
        style: MoveStyle::Push,
    });
    sink.emit(|| Event::Told {
        phrase: &words::THROWN,
    });
}

/// Emits that the dragon cannot act.
pub fn dragon_stuck(seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Skipped {
        seat,
        phrase: &words::DRAGON_STUCK,
    });
}

/// Emits that no knight of a seat can move.
pub fn knights_stuck(seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Skipped {
        seat,
        phrase: &words::NO_WAY,
    });
}

/// Emits that the dragon is trapped.
pub fn dragon_trapped(sink: &mut impl EventSink) {
    sink.emit(|| Event::Told {
        phrase: &words::TRAPPED,
    });
}
