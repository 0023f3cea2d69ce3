//! Touch input for actions, and kind explanations for touches that do nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Knights;
use super::action::{Action, ActionKind};
use super::camps::{Camp, UNICORNS, UNSAFE, meadow_and};
use super::cells::Cell;
use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::rules::{self, Ground};
use super::{board, jumps, scene, words};
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::Place;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

impl View for Knights {
    fn board(&self, at: &Position) -> Board {
        board::drawn(at.terms.colours)
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, _: &Position, action: Action) -> Vec<Touch> {
        match action.kind() {
            ActionKind::Jump { from, to, .. } => {
                vec![Touch::At(from.place()), Touch::At(to.place())]
            }
            ActionKind::Pass => Vec::new(),
        }
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::PASS,
            drawing: "icon-arrow",
        }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        if at.slot.is_none() {
            return &words::GAME_IS_OVER;
        }
        let Some(colour) = rules::mover(at) else {
            return &words::PASS_NOW;
        };
        let Some(cell) = cell_of(touch) else {
            return words::choose(colour);
        };
        let ground = Ground::of(at, colour);
        let from = held.last().copied().and_then(cell_of);
        match (
            from.filter(|&from| ground.movers.has(from)),
            at.knight(cell),
        ) {
            (Some(from), _) if from == cell => &words::CHOOSE_CELL,
            (_, Some(owner)) if owner == colour => own_knight(at, &ground, colour, cell),
            (Some(from), standing) => landing(at, &ground, colour, (from, cell), standing),
            (None, Some(owner)) => other_knight(at, colour, owner, cell),
            (None, None) => words::choose(colour),
        }
    }

    fn markers(&self, at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
        markers(at, held)
    }
}

fn cell_of(touch: Touch) -> Option<Cell> {
    match touch {
        Touch::At(place) => Cell::at(place),
        Touch::Held(_) | Touch::Pick(_) => None,
    }
}

/// Marks the cells that look within reach of the selected knight but are not legal.
pub fn markers(at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
    let from = held.first().copied().and_then(cell_of);
    let (Some(from), Some(colour)) = (from, rules::mover(at)) else {
        return Vec::new();
    };
    let ground = Ground::of(at, colour);
    if !ground.movers.has(from) {
        return Vec::new();
    }
    let open = jumps::reach(colour, from) & (ground.free | ground.prey);
    let friends = at.knights_of(at.terms.side(colour));
    let barred = jumps::around(from).without(open).without(friends);
    let sign = |cell: Cell| (cell.place(), Marker::Barred);
    barred.into_iter().map(sign).collect()
}

fn has_jump_from(ground: &Ground, colour: Colour, from: Cell) -> bool {
    let targets = ground.free | ground.prey;
    ground.movers.has(from) && jumps::reach(colour, from).meets(targets)
}

fn own_knight(at: &Position, ground: &Ground, colour: Colour, cell: Cell) -> &'static Phrase {
    if at.placed(colour).has(cell) {
        &words::OF_STONE
    } else if has_jump_from(ground, colour, cell) {
        &words::CHOOSE_CELL
    } else if rules::is_first_move(at, colour) {
        &words::BRING_OUT
    } else {
        &words::STUCK
    }
}

fn other_knight(at: &Position, colour: Colour, owner: Colour, cell: Cell) -> &'static Phrase {
    let is_ally = at.terms.side(colour).has(owner);
    if at.placed(owner).has(cell) {
        &words::OF_STONE
    } else if is_ally && at.terms.mode == Mode::Duel {
        words::choose(colour)
    } else if is_ally {
        &words::ALLY_PLAYS_ALONE
    } else {
        words::choose(colour)
    }
}

/// Explains why the selected knight cannot jump there.
fn landing(
    at: &Position,
    ground: &Ground,
    colour: Colour,
    (from, to): (Cell, Cell),
    standing: Option<Colour>,
) -> &'static Phrase {
    let camp = Camp::of(colour).cells;
    let is_closed = |camps: Colours| !meadow_and(camps).has(to);
    if !jumps::around(from).has(to) {
        return &words::JUMP_IN_L;
    }
    match standing {
        Some(owner) if at.terms.side(colour).has(owner) => return &words::ALLY_STANDS_THERE,
        Some(_) if UNICORNS.has(to) => return &words::UNICORN_GUARDS,
        Some(_) if !UNSAFE.has(to) => return &words::SAFE_IN_CAMP,
        Some(_) | None => {}
    }
    if camp.has(from) && !jumps::reach(colour, from).has(to) {
        &words::FORWARD_AT_HOME
    } else if camp.has(to) && !camp.has(from) {
        &words::NO_WAY_BACK
    } else if camp.has(to) && !ground.free.has(to) {
        &words::LEAVE_FIRST
    } else if is_closed(at.terms.colours) {
        &words::CAMP_OF_NOBODY
    } else if is_closed(at.terms.enemies(colour)) {
        &words::CAMP_OF_ALLY
    } else {
        &words::CHOOSE_CELL
    }
}

#[cfg(test)]
mod tests {
    use super::super::cells::Cell;
    use super::super::read::position;
    use super::markers;
    use crate::kernel::input::{Marker, Touch};
    use std::string::{String, ToString};
    use std::vec::Vec;

    fn barred(at: &str, from: &str) -> String {
        let at = position(at).expect("a position");
        let from = Cell::named(from.as_bytes()).expect("a cell");
        let markers = markers(&at, &[Touch::At(from.place())]);
        assert!(markers.iter().all(|&(_, sign)| sign == Marker::Barred));
        let cells = markers.iter().filter_map(|&(place, _)| Cell::at(place));
        cells
            .map(|cell| cell.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn unavailable_targets_are_marked_as_barred() {
        // Red's own camp; a unicorn with an enemy and the ally's camp; cells behind at home; not its turn.
        let home = "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/.R........BB/..........BB/..RRR.....BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6";
        assert_eq!(barred(home, "b4"), "d3");
        let team = "knights team RGYB .......YYYY./GG.....Y.YY./GG........../G....R....../GG.B...G..../....Y......./............/..........BB/..........BB/...........B/.RR.R.....BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C6,12";
        assert_eq!(barred(team, "f9"), "h10 h8");
        assert_eq!(barred(team, "d8"), "");
        assert_eq!(barred(team, "e2"), "g1");
    }
}
