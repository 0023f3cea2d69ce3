//! What a jump does, and what is seen of it. (Rules, 6)

use super::action::Landing;
use super::camps::{Camp, UNICORNS};
use super::cells::{Cell, Cells};
use super::colours::{Colour, Colours};
use super::position::Position;
use super::score::{self, Reason};
use super::{rules, scene, words};
use crate::kernel::effect::{Effect, Gait, Witness};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::words::Phrase;

/// Moves a knight; tells whether the turn was a calm one. (Rules, 6.5)
#[inline]
pub fn jump(
    at: &mut Position,
    colour: Colour,
    (from, to): (Cell, Cell),
    landing: Landing,
    witness: &mut impl Witness,
) -> bool {
    let camp = Camp::of(colour);
    let before = travel(at, colour, from, to, witness);
    at.knights[colour as usize].remove(from);
    at.knights[colour as usize].add(to);
    if landing == Landing::Capture {
        capture(at, colour, to, witness);
    }
    if UNICORNS.has(to) {
        tell(&words::SHELTERED, witness);
    }
    let is_placed = !camp.live.has(to);
    if is_placed {
        freeze(at, colour, to, witness);
    }
    if let Some(before) = before {
        count(&before, at, witness);
    }
    landing == Landing::Free && !camp.cells.has(from) && !is_placed
}

fn tell(phrase: &'static Phrase, witness: &mut impl Witness) {
    witness.saw(|| Effect::Told { phrase });
}

/// Shows the way of a knight, and tells, where somebody watches, how the board was before.
#[inline]
fn travel(
    at: &Position,
    colour: Colour,
    from: Cell,
    to: Cell,
    witness: &mut impl Witness,
) -> Option<Position> {
    let hop = |from: Cell, to: Cell, gait: Gait| Effect::Moved {
        kind: scene::kind(colour),
        from: Spot::On(from.place()),
        to: Spot::On(to.place()),
        gait,
    };
    let (mut before, mut way) = (None, None);
    witness.saw(|| {
        before = Some(*at);
        way = free_way(at, from, to);
        match way {
            Some([first, _]) => hop(from, first, Gait::Stride),
            None => hop(from, to, Gait::Jump),
        }
    });
    if let Some([first, second]) = way {
        witness.saw(|| hop(first, second, Gait::Stride));
        witness.saw(|| hop(second, to, Gait::Stride));
    }
    before
}

/// The two cells on the way of an L, the long leg first if it can be, where nobody stands in between.
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

fn capture(at: &mut Position, colour: Colour, on: Cell, witness: &mut impl Witness) {
    for enemy in at.terms.enemies(colour).iter() {
        if !at.knights[enemy as usize].has(on) {
            continue;
        }
        at.knights[enemy as usize].remove(on);
        at.trays[colour as usize][enemy as usize] += 1;
        witness.saw(|| Effect::Moved {
            kind: scene::kind(enemy),
            from: Spot::On(on.place()),
            to: Spot::In(colour.seat(), Tray::Shelf),
            gait: Gait::Fly,
        });
        if at.live(enemy).is_empty() {
            tell(words::finished(enemy), witness);
        }
    }
}

/// The knight has arrived: it stays for ever, and may complete a rank and a file. (Rules, 6.4)
fn freeze(at: &Position, colour: Colour, to: Cell, witness: &mut impl Witness) {
    witness.saw(|| Effect::Became {
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
            tell(&words::LINE_OF_FOUR, witness);
        }
        for _ in camp.files.iter().filter(completes) {
            tell(&words::LINE_OF_THREE, witness);
        }
    }
    if at.live(colour).is_empty() {
        tell(words::finished(colour), witness);
    }
}

/// Shows every line of the count that has changed.
fn count(before: &Position, after: &Position, witness: &mut impl Witness) {
    for side in score::sides(after) {
        let old = scene::tally(before, side);
        for (old, new) in old.into_iter().zip(scene::tally(after, side)) {
            let by = new.points - old.points;
            for colour in side.iter().filter(|_| by != 0) {
                witness.saw(|| Effect::Counted {
                    seat: Some(colour.seat()),
                    kind: new.kind,
                    by,
                });
            }
        }
    }
}

/// The game is over after the turn of `slot`: why, and who won.
pub fn end(at: &Position, slot: Colour, witness: &mut impl Witness) {
    if let Some(reason) = score::reason(at) {
        tell(
            match reason {
                Reason::Target => &words::TARGET_REACHED,
                Reason::Eight => &words::ALL_PLACED,
                Reason::Done => &words::TWO_HAVE_FINISHED,
                Reason::Calm => &words::CALM_FOR_LONG,
            },
            witness,
        );
    }
    let shown = scene::last_seat(at);
    if shown != slot.seat() {
        witness.saw(|| Effect::Passed { to: shown });
    }
    witness.saw(|| Effect::Ended {
        verdict: rules::verdict(at),
    });
}
