//! What is shown of the steps that both games have.

use super::board::Cell;
use super::{pieces, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Piece, Spot, Tray};
use crate::kernel::step::Seat;

/// The dragon goes somewhere.
#[inline]
pub fn dragon_moved(from: Spot, to: Cell, style: MoveStyle, sink: &mut impl EventSink) {
    sink.emit(|| Event::Moved {
        kind: pieces::DRAGON,
        from,
        to: to.spot(),
        style,
    });
}

/// A knight goes to a neighbouring cell, across a corner through a passage.
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

/// A knight, which looks nowhere from now on, is eaten and counted.
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

/// The knight of a jumped tower is thrown onto the cell that the dragon has left.
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

/// The dragon cannot act.
pub fn dragon_stuck(seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Skipped {
        seat,
        phrase: &words::DRAGON_STUCK,
    });
}

/// No knight of a seat can go anywhere.
pub fn knights_stuck(seat: Seat, sink: &mut impl EventSink) {
    sink.emit(|| Event::Skipped {
        seat,
        phrase: &words::NO_WAY,
    });
}

/// The dragon is trapped.
pub fn dragon_trapped(sink: &mut impl EventSink) {
    sink.emit(|| Event::Told {
        phrase: &words::TRAPPED,
    });
}
