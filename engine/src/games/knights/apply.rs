//! Application of jumps and their events. (Rules, 6)

use super::action::Landing;
use super::camps::{Camp, UNICORNS};
use super::cells::{Cell, Cells};
use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::score::{self, Reason};
use super::{rules, scene, words};
use crate::kernel::event::{Event, EventSink, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::words::Phrase;

/// Moves a knight; returns whether the turn was calm. (Rules, 6.5)
#[inline]
pub fn jump(
    at: &mut Position,
    colour: Colour,
    (from, to): (Cell, Cell),
    landing: Landing,
    sink: &mut impl EventSink,
) -> bool {
    let camp = Camp::of(colour);
    let before = travel(at, colour, from, to, sink);
    at.knights[colour as usize].remove(from);
    at.knights[colour as usize].add(to);
    if landing == Landing::Capture {
        capture(at, colour, to, sink);
    }
    if UNICORNS.has(to) {
        tell(&words::SHELTERED, sink);
    }
    let is_placed = !camp.live.has(to);
    if is_placed {
        freeze(at, colour, to, sink);
    }
    if let Some(before) = before {
        count(&before, at, sink);
    }
    landing == Landing::Free && !camp.cells.has(from) && !is_placed
}

fn tell(phrase: &'static Phrase, sink: &mut impl EventSink) {
    sink.emit(|| Event::Told { phrase });
}

/// Emits the path of a knight. Returns the position before, if the sink wants events.
#[inline]
fn travel(
    at: &Position,
    colour: Colour,
    from: Cell,
    to: Cell,
    sink: &mut impl EventSink,
) -> Option<Position> {
    let hop = |from: Cell, to: Cell, style: MoveStyle| Event::Moved {
        kind: scene::kind(colour),
        from: Spot::On(from.place()),
        to: Spot::On(to.place()),
        style,
    };
    let (mut before, mut way) = (None, None);
    sink.emit(|| {
        before = Some(*at);
        way = free_way(at, from, to);
        match way {
            Some([first, _]) => hop(from, first, MoveStyle::Stride),
            None => hop(from, to, MoveStyle::Jump),
        }
    });
    if let Some([first, second]) = way {
        sink.emit(|| hop(first, second, MoveStyle::Stride));
        sink.emit(|| hop(second, to, MoveStyle::Stride));
    }
    before
}

/// Returns the two intermediate cells of an L-shaped path that is free, the long leg first if possible.
fn free_way(at: &Position, from: Cell, to: Cell) -> Option<[Cell; 2]> {
    let (columns, rows) = (to.column() - from.column(), to.row() - from.row());
    let reached = |columns, rows| Cell::new(from.column() + columns, from.row() + rows);
    let (columns_half, rows_half) = (columns / 2, rows / 2);
    // One of the halves is 0: the long leg has two cells.
    let long = [
        reached(columns_half, rows_half),
        reached(2 * columns_half, 2 * rows_half),
    ];
    let (columns_aside, rows_aside) = (columns - 2 * columns_half, rows - 2 * rows_half);
    let short = [
        reached(columns_aside, rows_aside),
        reached(columns_aside + columns_half, rows_aside + rows_half),
    ];
    let taken = at.knights_of(Colours::ALL);
    [long, short].into_iter().find_map(|[first, second]| {
        let way = [first?, second?];
        way.iter().all(|&cell| !taken.has(cell)).then_some(way)
    })
}

fn capture(at: &mut Position, colour: Colour, on: Cell, sink: &mut impl EventSink) {
    for enemy in at.terms.enemies(colour).iter() {
        if !at.knights[enemy as usize].has(on) {
            continue;
        }
        at.knights[enemy as usize].remove(on);
        at.trays[colour as usize][enemy as usize] += 1;
        sink.emit(|| Event::Moved {
            kind: scene::kind(enemy),
            from: Spot::On(on.place()),
            to: Spot::In(colour.seat(), Tray::Shelf),
            style: MoveStyle::Fly,
        });
        if at.live(enemy).is_empty() {
            tell(words::finished(enemy), sink);
        }
    }
}

/// Freezes a knight that has arrived: it stays for ever, and may complete a rank and a file. (Rules, 6.4)
fn freeze(at: &Position, colour: Colour, to: Cell, sink: &mut impl EventSink) {
    sink.emit(|| Event::Became {
        kind: scene::kind(colour),
        at: Spot::On(to.place()),
        piece: scene::knight(at, colour, to),
    });
    let together = score::placed_together(at, colour);
    let completes = |line: &&Cells| line.has(to) && together.holds(**line);
    for camp in at.terms.enemies(colour).iter().map(Camp::of) {
        if !camp.cells.has(to) {
            continue;
        }
        for _ in camp.ranks.iter().filter(completes) {
            tell(&words::LINE_OF_FOUR, sink);
        }
        for _ in camp.files.iter().filter(completes) {
            tell(&words::LINE_OF_THREE, sink);
        }
    }
    if at.live(colour).is_empty() {
        tell(words::finished(colour), sink);
    }
}

/// Emits every line of the tally that has changed.
fn count(before: &Position, after: &Position, sink: &mut impl EventSink) {
    for side in score::sides(after) {
        let old = scene::tally(before, side);
        for (old, new) in old.into_iter().zip(scene::tally(after, side)) {
            let by = new.points - old.points;
            for colour in side.iter().filter(|_| by != 0) {
                sink.emit(|| Event::Counted {
                    seat: Some(colour.seat()),
                    kind: new.kind,
                    by,
                });
            }
        }
    }
}

/// Emits the end of the game after the turn of `colour`: the reason and the winners.
pub fn end(at: &Position, colour: Colour, sink: &mut impl EventSink) {
    if let Some(reason) = score::reason(at) {
        tell(
            match reason {
                Reason::Target => &words::TARGET_REACHED,
                Reason::Eight => &words::ALL_PLACED,
                Reason::Done if at.terms.mode != Mode::Duel => &words::TWO_HAVE_FINISHED,
                // A duel goes on until all four colours have finished: nobody can play any more.
                Reason::Done | Reason::Calm => &words::CALM_FOR_LONG,
            },
            sink,
        );
    }
    let shown = scene::last_seat(at);
    if shown != colour.seat() {
        sink.emit(|| Event::Passed { to: shown });
    }
    sink.emit(|| Event::Ended {
        verdict: rules::verdict(at),
    });
}
